import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ourNumber } from '../checked-request.ts';

const time = z.coerce.date();

const paymentRecord = z.object({
  paymentNo: z.string(),
  amountFen: z.int(),
  subject: z.string(),
  expiresAt: time,
  notifyUrl: z.string(),
  returnUrl: z.string(),
  state: z.enum(['pending', 'paid', 'failed', 'closed']),
  paidAt: time.nullable(),
  refunds: z.array(z.object({ refundNo: z.string(), amountFen: z.int(), at: time })),
});
export type SandboxPayment = z.output<typeof paymentRecord>;

const payoutRecord = z.object({
  payoutNo: z.string(),
  amountFen: z.int(),
  state: z.enum(['pending', 'paid', 'failed']),
  at: time,
});
export type SandboxPayout = z.output<typeof payoutRecord>;

type Drawer<R> = {
  find(no: string): Promise<R | null>;
  /** What is there already, if it is: of two at once one is first. */
  add(no: string, record: R): Promise<R>;
  /** How it ends: of two at once, in whatever process, one decides; both get what stands. */
  settle(no: string, record: R): Promise<R>;
  replace(no: string, record: R): Promise<void>;
};

/**
 * What the sandbox knows, in files: it stands for somebody else's books, so it must outlive our process, and our database must not be
 * what it is read from.
 */
export type SandboxTill = { payments: Drawer<SandboxPayment>; payouts: Drawer<SandboxPayout> };

export function createSandboxTill(folder: string): SandboxTill {
  return {
    payments: createDrawer(join(folder, 'payments'), paymentRecord),
    payouts: createDrawer(join(folder, 'payouts'), payoutRecord),
  };
}

function createDrawer<S extends z.ZodType>(folder: string, schema: S): Drawer<z.output<S>> {
  const begun = (no: string) => join(folder, `${ourNumber(no)}.json`);
  const settled = (no: string) => join(folder, `${ourNumber(no)}.settled.json`);

  async function find(no: string): Promise<z.output<S> | null> {
    const text = (await readText(settled(no))) ?? (await readText(begun(no)));
    return text === null ? null : schema.parse(JSON.parse(text));
  }

  /** Whole before it has its name: a process that dies leaves no half record. */
  async function place(path: string, record: z.output<S>, put: (from: string, to: string) => Promise<void>) {
    await mkdir(folder, { recursive: true });
    const draft = join(folder, `.${randomUUID()}`);
    await writeFile(draft, JSON.stringify(record));
    try {
      await put(draft, path);
    } finally {
      await rm(draft, { force: true });
    }
  }

  async function placeFirst(no: string, path: string, record: z.output<S>): Promise<z.output<S>> {
    try {
      await place(path, record, link);
      return record;
    } catch (error) {
      const there = (error as NodeJS.ErrnoException).code === 'EEXIST' ? await find(no) : null;
      if (there === null) throw error;
      return there;
    }
  }

  return {
    find,
    add: (no, record) => placeFirst(no, begun(no), record),
    settle: (no, record) => placeFirst(no, settled(no), record),
    replace: (no, record) => place(settled(no), record, rename),
  };
}

async function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}
