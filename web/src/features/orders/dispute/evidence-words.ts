import type { EvidencePack } from '@zaojie/contract/orders/dispute-case.schemas';
import { formatMoment } from '../../../text/dates.ts';
import { formatYuan } from '../../../text/numbers.ts';

export type EvidenceLine = { key: string; at: string; who: string; text: string };
export type EvidenceKind = 'timeline' | 'files' | 'pins' | 'chat' | 'payments';
export type EvidencePart = {
  kind: EvidenceKind;
  name: string;
  unit: string;
  about: string;
  lines: readonly EvidenceLine[];
};

type Names = { client: string; creator: string };

function span(lines: readonly { created_at: string }[], none: string): string {
  const [first, last] = [lines.at(0), lines.at(-1)];
  if (first === undefined || last === undefined) return none;
  return first === last
    ? formatMoment(first.created_at)
    : `${formatMoment(first.created_at)} 到 ${formatMoment(last.created_at)}`;
}

function chatAbout(chat: EvidencePack['chat']): string {
  const recalled = chat.filter(({ is_revoked: isRevoked }) => isRevoked).length;
  return recalled === 0
    ? span(chat, '这一单开始后没有聊过')
    : `含 ${recalled} 条撤回，撤回的只记时间不记内容`;
}

/** The pack as parts that can be opened, each of lines that can be cited. */
export function partsOf(pack: EvidencePack, names: Names): EvidencePart[] {
  return [
    {
      kind: 'timeline',
      name: '订单时间线',
      unit: '条',
      about: span(pack.timeline, '没有记录'),
      lines: pack.timeline.map(({ key, created_at: at, actor, title, text }) => ({
        key,
        at,
        who: actor,
        text: text === '' ? title : `${title}：${text}`,
      })),
    },
    {
      kind: 'files',
      name: '交付文件与哈希',
      unit: '个',
      about: pack.files.length === 0 ? '还没有交付过文件' : '附上传时间和 SHA-256',
      lines: pack.files.map(({ key, created_at: at, version, name, sha256 }) => ({
        key,
        at,
        who: `第 ${version} 版`,
        text: `${name}，${sha256}`,
      })),
    },
    {
      kind: 'pins',
      name: '修改清单',
      unit: '处',
      about: pack.pins.length === 0 ? '没有退回修改过' : '每一处都钉在图上',
      lines: pack.pins.map(({ key, created_at: at, version, number, text }) => ({
        key,
        at,
        who: `第 ${version} 版 ${number} 号`,
        text,
      })),
    },
    {
      kind: 'chat',
      name: '聊天记录',
      unit: '条',
      about: chatAbout(pack.chat),
      lines: pack.chat.map(({ key, created_at: at, by, content, is_revoked: isRevoked }) => ({
        key,
        at,
        who: names[by],
        text: isRevoked ? '撤回了一条消息' : content,
      })),
    },
    {
      kind: 'payments',
      name: '付款与托管凭证',
      unit: '笔',
      about: span(pack.payments, '没有付过款'),
      lines: pack.payments.map(({ key, created_at: at, label, amount }) => ({
        key,
        at,
        who: label,
        text: formatYuan(amount, { exact: true }),
      })),
    },
  ];
}

/** What a cited key stands for, in a few words; the key itself where the pack no longer has it. */
export function citedWords(parts: readonly EvidencePart[], key: string): string {
  for (const part of parts) {
    const line = part.lines.find((each) => each.key === key);
    if (line) return `${part.name} ${formatMoment(line.at)} ${line.who}`;
  }
  return key;
}
