import type { Tx } from '../../../db/database.ts';
import { acceptMember, insertCompany, insertMember } from '../../../modules/companies/index.ts';

const DAY_MS = 86_400_000;

const companies = [
  {
    owner: 'client',
    form: { name: '渡口夜航制作组', licence_number: '' },
    members: [
      { who: 'greyscribe', role: '文案', hasJoined: true },
      { who: 'squarewave', role: '配乐', hasJoined: true },
      { who: 'amara', role: '配音', hasJoined: false },
    ],
  },
  {
    owner: 'shanfeng_press',
    form: { name: '山风出版工作室', licence_number: '91330106MA2CCYR07Q' },
    members: [
      { who: 'liang_type', role: '字体', hasJoined: true },
      { who: 'creator', role: '特约画师', hasJoined: false },
    ],
  },
] as const;

/** Founded two months ago, joined the day after being asked. */
export async function writeCompanies(
  tx: Tx,
  { now, idOf }: { now: Date; idOf: (username: string) => number },
): Promise<void> {
  const at = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const { owner, form, members } of companies) {
    const companyId = await insertCompany(tx, idOf(owner), form, at(60));
    for (const { who, role, hasJoined } of members) {
      await insertMember(tx, { companyId, userId: idOf(who), role }, at(hasJoined ? 50 : 2));
      if (hasJoined) await acceptMember(tx, companyId, idOf(who), at(49));
    }
  }
}
