import * as endpoints from '@zaojie/contract/works/work.endpoints';
import { accessOf, forMembers, forOwner } from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { dotBitmap, hangWork, storePicture } from './work-test-rig.ts';

async function makeWorks({ app, owner }: Stage) {
  return { workId: await hangWork(app, owner), pictureUrl: await storePicture(app, owner) };
}

export const access = accessOf(makeWorks, (row) => [
  row(endpoints.listOwnWorks, forMembers),
  row(endpoints.uploadWork, forMembers, () => ({ file: { name: 'a.bmp', content: dotBitmap() } })),
  row(endpoints.addWork, forOwner, ({ pictureUrl }) => ({ body: { url: pictureUrl, title: '矩阵' } })),
  row(endpoints.editWork, forOwner, ({ workId }) => ({ body: { id: workId, title: '改名' } })),
  row(endpoints.deleteWorks, forOwner, ({ workId }) => ({ body: { id: workId } })),
  row(endpoints.moveWork, forOwner, ({ workId }) => ({ body: { id: workId } })),
  row(endpoints.sortWorks, forMembers, ({ workId }) => ({ body: { ids: [workId] } })),
  row(endpoints.setWatermark, forMembers, () => ({ body: { watermark: true } })),
]);
