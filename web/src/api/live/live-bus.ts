import type { ClientFrame, LiveFrame } from '@zaojie/contract/live/live-frames';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/**
 * `off`: nobody is signed in. `waiting`: the line is down and will be tried again. `refused`: the server ended the
 * session, so that only a call can tell what became of it.
 */
export type LiveState = 'off' | 'connecting' | 'open' | 'waiting' | 'refused';

type FrameListener = (frame: LiveFrame) => void;

/*
 * Between the socket, whose code comes late, and the screens that listen. There is one socket a tab, so what it says
 * is kept here and not in a context.
 */
const frameListeners = new Set<FrameListener>();
const stateListeners = new Set<() => void>();
let state: LiveState = 'off';
let say: ((frame: ClientFrame) => void) | null = null;

export function tellFrame(frame: LiveFrame): void {
  for (const listener of frameListeners) listener(frame);
}

export function onFrame(listener: FrameListener): () => void {
  frameListeners.add(listener);
  return () => frameListeners.delete(listener);
}

export function setLiveState(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const listener of stateListeners) listener();
}

export function readLiveState(): LiveState {
  return state;
}

export function speakThrough(speaker: ((frame: ClientFrame) => void) | null): void {
  say = speaker;
}

/** Lost when the line is down: only for what means nothing later, such as typing. */
export function sayLive(frame: ClientFrame): void {
  say?.(frame);
}

/** Hears every frame while mounted. `ready` comes after each connect: what was missed has to be fetched then. */
export function useLive(handler: FrameListener): void {
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => onFrame((frame) => latest.current(frame)), []);
}

function subscribe(listener: () => void): () => void {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
}

export function useLiveState(): LiveState {
  return useSyncExternalStore(subscribe, readLiveState, () => 'off');
}
