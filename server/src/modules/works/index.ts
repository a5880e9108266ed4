import type { Module } from '../../frame/module.ts';
import { redrawWorks } from './redraw-works.task.ts';
import { workReport } from './work.report.ts';
import { workRoutes } from './works.routes.ts';
import { workExports } from './work.export.ts';
import { eraseWorks } from './work.eraser.ts';

export { hangWorks, type HungWork } from './hang-work.ts';
export { worksKept } from './kept-works.sql.ts';
export {
  areShownWorks,
  chosenWorks,
  listShownWorks,
  type ChosenWork,
  type ShownWork,
} from './shown-work.queries.ts';

export const worksModule: Module = {
  name: 'works',
  erasers: [eraseWorks],
  exports: workExports,
  routes: workRoutes,
  reportTargets: [workReport],
  tasks: (services) => ({
    'redraw-works': ({ userId }, signal) => redrawWorks(services, userId, signal),
  }),
};
