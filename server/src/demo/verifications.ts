import type { VerificationForm } from '@zaojie/contract/verifications/verification.schemas';

type Content = VerificationForm extends infer Form
  ? Form extends unknown
    ? Omit<Form, 'document_ids'>
    : never
  : never;

/** Who in the town has shown who they are, or waits to be looked at. The papers are pictures of the town itself. */
export type DemoVerification = {
  by: string;
  content: Content;
  /** Pictures under server/demo. */
  papers: readonly string[];
  hoursAgo: number;
  /** Left out: it waits for an administrator. */
  fate?: { is: 'accepted' } | { is: 'rejected'; why: string };
};

const DAY = 24;
const person = (real_name: string, id_number: string) =>
  ({ kind: 'personal', real_name, id_number }) as const;
const company = (company_name: string, licence_number: string, contact_name: string) =>
  ({
    kind: 'enterprise',
    company_name,
    licence_number,
    contact_name,
    contact_mobile: '13800000000',
  }) as const;

export const verifications: readonly DemoVerification[] = [
  {
    by: 'client',
    content: person('林见山', '11010519491231002X'),
    papers: ['low-poly-01.webp'],
    hoursAgo: 80 * DAY,
    fate: { is: 'accepted' },
  },
  {
    by: 'creator',
    content: person('沈砚', '440524198801010011'),
    papers: ['low-poly-02.webp'],
    hoursAgo: 60 * DAY,
    fate: { is: 'accepted' },
  },
  {
    by: 'shanfeng_press',
    content: company('山风出版工作室', '91330106MA2CCYR07Q', '何山'),
    papers: ['low-poly-03.webp'],
    hoursAgo: 120 * DAY,
    fate: { is: 'accepted' },
  },
  {
    by: 'humian_anim',
    content: company('湖面动画有限公司', '91310115MA1K4A2B3C', '顾湖'),
    papers: ['low-poly-04.webp'],
    hoursAgo: 95 * DAY,
    fate: { is: 'accepted' },
  },
  {
    by: 'yunyin',
    content: person('云隐', '330106199203150027'),
    papers: ['low-poly-05.webp'],
    hoursAgo: 9 * DAY,
    fate: { is: 'rejected', why: '照片反光，看不清证件号，请重拍一张' },
  },
  {
    by: 'creator',
    content: {
      kind: 'creator',
      portfolio: '造界主页的《青绿山水》五件',
      statement: '五件都是自己起稿、自己上色，过程稿里能看到分层和废稿。',
    },
    papers: ['blue-green-mountains-01.webp', 'blue-green-mountains-02.webp'],
    hoursAgo: 20,
  },
  {
    by: 'seapost',
    content: person('周海生', '320311197707060018'),
    papers: ['low-poly-01.webp'],
    hoursAgo: 30,
  },
  {
    by: 'laowei',
    content: company('老魏木刻工坊', '92330483MA2B5C6D7E', '魏国良'),
    papers: ['low-poly-02.webp'],
    hoursAgo: 52,
  },
];
