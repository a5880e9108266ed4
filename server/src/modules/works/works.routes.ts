import * as endpoints from '@zaojie/contract/works/work.endpoints';
import { bind } from '../../frame/action.ts';
import { addWork } from './add-work.ts';
import { deleteWorks } from './delete-works.ts';
import { editWork } from './edit-work.ts';
import { listOwnWorks } from './list-own-works.ts';
import { moveWork } from './move-work.ts';
import { setWatermark } from './set-watermark.ts';
import { sortWorks } from './sort-works.ts';
import { uploadWork } from './upload-work.ts';

const spoken = { fields: ['title', 'tags'], held: 'by_action' } as const;
const draws = { callsOutside: true, pace: 'upload' } as const;

export const workRoutes = [
  bind(endpoints.listOwnWorks, listOwnWorks),
  bind(endpoints.uploadWork, uploadWork, { ...draws, takesForms: true }),
  bind(endpoints.addWork, addWork, { ...draws, words: spoken }),
  bind(endpoints.editWork, editWork, { ...draws, words: spoken }),
  bind(endpoints.deleteWorks, deleteWorks, { pace: 'storefront' }),
  bind(endpoints.sortWorks, sortWorks, { pace: 'storefront' }),
  bind(endpoints.moveWork, moveWork, { pace: 'storefront' }),
  bind(endpoints.setWatermark, setWatermark, { pace: 'storefront' }),
];
