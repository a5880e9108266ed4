import type { ContactKind } from '@zaojie/contract/accounts/contact.schemas';
import type { Tx } from '../../../db/database.ts';
import type { Services } from '../../../frame/context.ts';
import { MailRefused } from '../../../platform/mail/mail.ts';
import { scheduleJob } from '../../../platform/jobs/schedule-job.ts';
import type { ContactRow } from '../../users/index.ts';
import { maskEmail, maskMobile } from './mask.ts';

declare module '../../../platform/jobs/job-types.ts' {
  interface AppJobs {
    'mail-contact-change': { to: string; kind: ContactKind; now: string; at: string };
  }
}

const TRIES = 5;

/** To the address as it was before: whoever took the account over doesn't read that one. */
export async function scheduleMailOfChange(
  tx: Tx,
  before: ContactRow,
  { kind, value, at }: { kind: ContactKind; value: string; at: Date },
): Promise<void> {
  if (before.email === null) return;
  const now = (kind === 'mobile' ? maskMobile(value) : maskEmail(value)) ?? '';
  const payload = { to: before.email, kind, now, at: at.toISOString() };
  await scheduleJob(tx, 'mail-contact-change', payload, { maxAttempts: TRIES });
}

const shanghai = new Intl.DateTimeFormat('zh-CN', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'long',
  timeStyle: 'short',
});

export async function mailOfChange(
  { mail, log }: Pick<Services, 'mail' | 'log'>,
  { to, kind, now, at }: { to: string; kind: ContactKind; now: string; at: string },
): Promise<void> {
  if (!mail) return;
  const what = kind === 'mobile' ? '手机号' : '邮箱';
  try {
    await mail.send({
      to,
      subject: `你的造界账号${what}有变动`,
      text:
        `${shanghai.format(new Date(at))}（北京时间），你的造界账号的${what}改成了 ${now}。\n` +
        '是你本人操作的话，不用理会这封邮件。\n' +
        '不是的话，请马上用找回密码改掉密码，并联系客服。',
    });
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    log.warn({ err: error }, 'mail of a changed contact was refused');
  }
}
