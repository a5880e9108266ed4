import type { Sharp } from 'sharp';

/** How the frames follow each other. */
export type Animation = { delay: number[]; loop: number };

export type OpenedImage = {
  /** Nothing is decoded until output is asked for. Upright; all frames of an animation, else the first. */
  pipeline: Sharp;
  /** As people see it, after the camera's orientation note is followed. Of one frame. */
  width: number;
  height: number;
  animation: Animation | null;
};
