import type { Services } from './context.ts';

export type Figure = {
  name: string;
  help: string;
  /** Null while there is nothing to tell. */
  value: number | null;
};

/** Something that people who run the place keep an eye on: a line of its own in the health, figures for Prometheus. */
export type Watch = {
  name: string;
  look(services: Services): Promise<{ line: Readonly<Record<string, unknown>>; figures: readonly Figure[] }>;
};
