import type { AppJobName, AppJobs, JobCron, JobTask, JobTasks } from './job-types.ts';

const ADDED_BY_CALENDAR = '_cron';

/** The tasks of all modules as one list. */
export function joinTasks(parts: readonly JobTasks[]): JobTasks {
  const names = parts.flatMap((part) => Object.keys(part));
  refuseTwice(names, 'is the task of two modules');
  return Object.assign({}, ...parts) as JobTasks;
}

/** A calendar that names what nobody runs would be silent about it for ever. */
export function checkCrons(tasks: JobTasks, crons: readonly JobCron[]): void {
  const lost = crons.find(({ task }) => !Object.hasOwn(tasks, task));
  if (lost) throw new Error(`${lost.task} is in the calendar, but no module has a task for it`);
  refuseTwice(
    crons.map(({ task }) => task),
    'is in the calendar twice',
  );
}

function refuseTwice(names: readonly string[], complaint: string): void {
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (twice !== undefined) throw new Error(`${twice} ${complaint}`);
}

/** Runs the task of a stored job, which holds what `scheduleJob` was given. */
export async function runTask(
  tasks: JobTasks,
  name: AppJobName,
  payload: unknown,
  signal: AbortSignal,
): Promise<void> {
  const task = tasks[name] as JobTask<AppJobName> | undefined;
  if (!task) throw new Error(`no module has a task for ${name}`);
  const own = Object.entries(payload as object).filter(([key]) => key !== ADDED_BY_CALENDAR);
  await task(Object.fromEntries(own) as AppJobs[AppJobName], signal);
}

export function taskNames(tasks: JobTasks): AppJobName[] {
  return Object.keys(tasks) as AppJobName[];
}
