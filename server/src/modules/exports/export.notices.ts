import { subscribe, type Subscriber } from '../../platform/events/subscriber.ts';
import { tellFromSite, type Telling } from '../notifications/index.ts';

export const createExportNotices = (telling: Telling): Subscriber[] => [
  subscribe('export.ready', 'exports.notices', (tx, { exportId, userId }) =>
    tellFromSite(tx, telling, {
      userId,
      key: `export-ready:${exportId}`,
      subject: {
        kind: 'export',
        id: exportId,
        title: '你的数据准备好了',
        excerpt: '7 天内可以在账号安全里下载',
        picture: '',
        link: '/profile/security#export',
      },
    }),
  ),
];
