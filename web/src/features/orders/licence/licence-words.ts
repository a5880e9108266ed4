import type { Licence } from '@zaojie/contract/orders/licence.schemas';
import { SHOW_NEVER } from '@zaojie/contract/bounties/bounty-availability';
import { formatDate, formatFullTime } from '../../../text/dates.ts';

/** From when the creator may show the work. */
export function showFromWords(showFrom: string | null): string {
  if (showFrom === null) return '完成后即可';
  return showFrom === SHOW_NEVER ? '不公开' : `${formatDate(showFrom)} 起`;
}

export function licenceFacts(licence: Licence): readonly { label: string; value: string }[] {
  return [
    { label: '用途', value: licence.usage_label },
    { label: '署名', value: licence.credit ? '注明作者' : '不要求署名' },
    { label: '作者展示', value: showFromWords(licence.show_from) },
    {
      label: '文件',
      value: licence.files.length === 0 ? '没有文件，按说明交付' : `${licence.files.length} 个`,
    },
    { label: '款项', value: licence.revoked_at === null ? '已结清' : '按平台裁决处理' },
    { label: '开具日期', value: formatDate(licence.issued_at) },
  ];
}

/** What became of it, in a sentence; null while it holds. */
export function revokedWords({ revoked_at: at, revoked_reason: reason }: Licence): string | null {
  if (at === null) return null;
  return `本凭证已于 ${formatFullTime(at)} 由平台裁决撤销，自那时起不再有效。${reason === '' ? '' : `理由：${reason}`}`;
}

export const CREATOR_UNNAMED = '作者（未公开姓名）';
export const CLIENT_UNNAMED = '委托方（未公开姓名）';
