import { firstProjects } from './programs/first-projects.ts';
import type { DemoProgram } from './programs/program.ts';
import { secondProjects } from './programs/second-projects.ts';

/** Sixteen that everybody can read, one of them put away. */
export const programs: readonly DemoProgram[] = [...firstProjects, ...secondProjects];

/** What the visitor who tries the client's account finds begun. */
export const clientDraft = { title: '画外音', stage: 'idea' as const, engine: 'renpy' as const };
