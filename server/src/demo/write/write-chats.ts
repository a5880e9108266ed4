import type { MessageFile } from '@zaojie/contract/messages/message.schemas';
import type { Insertable } from 'kysely';
import type { Tx } from '../../db/database.ts';
import type { DB } from '../../db/schema.gen.ts';
import { insertUses } from '../../modules/uploads/index.ts';
import { chats, type ChatLine, type DemoChat } from '../chats.ts';
import { createRandom } from '../plan/random.ts';
import type { TownPictures } from '../pictures/store-pictures.ts';

const MINUTE_MS = 60_000;

type Town = { pictures: TownPictures; now: Date };
type Attached = { uploadId: number; file: MessageFile };
type Planned = { chat: DemoChat; ids: [number, number]; times: Date[] };

/** After people, posts and bounties: a picture in a chat is one that its sender has shown. */
export async function writeChats(tx: Tx, town: Town): Promise<void> {
  const idOf = await readIds(tx);
  const attached = await readPictures(tx, town.pictures, idOf);
  const bountyOf = await readBounties(tx);
  const planned = chats.map((chat): Planned => {
    const [one, other] = chat.people;
    return { chat, ids: [idOf(one), idOf(other)], times: timesOf(chat, town.now) };
  });
  const rows = planned.map(({ chat, ids, times }) => ({
    low_id: Math.min(...ids),
    high_id: Math.max(...ids),
    last_seq: chat.lines.length,
    created_at: times[0] ?? town.now,
  }));
  const written = await tx.insertInto('chats').values(rows).returning(['id', 'low_id', 'high_id']).execute();
  const chatIds = new Map(written.map((row) => [`${row.low_id}-${row.high_id}`, row.id]));
  const chatIdOf = ({ ids }: Planned) => chatIds.get(`${Math.min(...ids)}-${Math.max(...ids)}`) ?? 0;
  const members = planned.flatMap((plan) =>
    plan.ids.map((userId) => ({ chat_id: chatIdOf(plan), ...memberRow(plan, userId, idOf) })),
  );
  await tx.insertInto('chat_members').values(members).execute();
  const messages = planned.flatMap((plan) =>
    plan.chat.lines.map((line, i) => ({
      upload: attached(line),
      row: {
        chat_id: chatIdOf(plan),
        seq: i + 1,
        client_id: `town-${chatIdOf(plan)}-${i + 1}`,
        created_at: plan.times[i] ?? town.now,
        ...messageRow(line, plan, { idOf, attachedTo: attached, bountyOf }),
      },
    })),
  );
  await writeMessages(tx, messages);
}

type Message = { row: Insertable<DB['messages']>; upload: Attached | null };

async function writeMessages(tx: Tx, messages: readonly Message[]): Promise<void> {
  const rows = messages.map(({ row }) => row);
  const written = await tx.insertInto('messages').values(rows).returning(['id', 'client_id']).execute();
  const ids = new Map(written.map((row) => [row.client_id, row.id]));
  const uses = messages.flatMap(({ row, upload }) =>
    upload === null
      ? []
      : [
          {
            uploadId: upload.uploadId,
            kind: 'message',
            ownerId: ids.get(row.client_id) ?? 0,
            // The picture is in a post as well.
            readers: 'everybody' as const,
          },
        ],
  );
  await insertUses(tx, uses);
}

async function readIds(tx: Tx): Promise<(username: string) => number> {
  const names = [...new Set(chats.flatMap(({ people }) => people))];
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'username'])
    .where('username', 'in', names)
    .execute();
  const ids = new Map(rows.map((row) => [row.username, row.id]));
  return (username) => {
    const id = ids.get(username);
    if (id === undefined) throw new Error(`Nobody in the demo town is called ${username}`);
    return id;
  };
}

async function readPictures(
  tx: Tx,
  pictures: TownPictures,
  idOf: (username: string) => number,
): Promise<(line: ChatLine) => Attached | null> {
  const urlOf = ([, said]: ChatLine) =>
    typeof said !== 'string' && 'picture' in said ? pictures.pictureOf(said.picture).url : null;
  const urls = chats.flatMap(({ lines }) => lines.map(urlOf)).filter((url) => url !== null);
  const rows = await tx.selectFrom('uploads').selectAll().where('url', 'in', urls).execute();
  return (line) => {
    const url = urlOf(line);
    if (url === null) return null;
    const upload = rows.find((row) => row.url === url && row.user_id === idOf(line[0]));
    if (!upload) throw new Error(`${line[0]} has never shown the picture that they send`);
    const { id, name, byte_size: size, width, height, blur, widths } = upload;
    return { uploadId: id, file: { url, name, size, width, height, blur, widths } };
  };
}

/** A few minutes between two lines, counted back from the last one; the same on every machine. */
function timesOf(chat: DemoChat, now: Date): Date[] {
  const random = createRandom(`chat/${chat.people.join('/')}`);
  let at = now.getTime() - chat.hoursAgo * 60 * MINUTE_MS;
  const backwards = chat.lines.map(() => {
    const time = new Date(Math.floor(at));
    at -= random.between(0.5, 14) * MINUTE_MS;
    return time;
  });
  return backwards.toReversed();
}

function memberRow({ chat, ids, times }: Planned, userId: number, idOf: (username: string) => number) {
  const sent = chat.lines.filter(([by]) => idOf(by) === userId).length;
  const lastBy = idOf(chat.lines.at(-1)?.[0] ?? '');
  const unread = lastBy === userId ? 0 : chat.unread;
  return {
    user_id: userId,
    peer_id: ids[0] === userId ? ids[1] : ids[0],
    sent_count: sent,
    unread_count: unread,
    read_seq: chat.lines.length - unread,
    last_message_at: times.at(-1) ?? new Date(0),
  };
}

/** By its title; null for a line that shows none. */
async function readBounties(tx: Tx): Promise<(line: ChatLine) => { id: number; title: string } | null> {
  const titleOf = ([, said]: ChatLine) => (typeof said !== 'string' && 'bounty' in said ? said.bounty : null);
  const titles = chats.flatMap(({ lines }) => lines.map(titleOf)).filter((title) => title !== null);
  const rows = await tx.selectFrom('bounties').select(['id', 'title']).where('title', 'in', titles).execute();
  return (line) => {
    const title = titleOf(line);
    if (title === null) return null;
    const bounty = rows.find((row) => row.title === title);
    if (!bounty) throw new Error(`Nobody in the demo town has published ${title}`);
    return bounty;
  };
}

type Things = {
  idOf: (username: string) => number;
  attachedTo: (line: ChatLine) => Attached | null;
  bountyOf: Awaited<ReturnType<typeof readBounties>>;
};

function messageRow(line: ChatLine, { ids }: Planned, { idOf, attachedTo, bountyOf }: Things) {
  const [by, said] = line;
  const senderId = idOf(by);
  const [attached, bounty] = [attachedTo(line), bountyOf(line)];
  const words = typeof said === 'string' ? said : '';
  return {
    sender_id: senderId,
    recipient_id: ids[0] === senderId ? ids[1] : ids[0],
    ...(attached
      ? { kind: 'image', content: '', file: JSON.stringify(attached.file) }
      : { kind: bounty ? 'bounty' : 'text', content: bounty ? `[约稿] ${bounty.title}` : words, file: null }),
    card_id: bounty?.id ?? null,
  };
}
