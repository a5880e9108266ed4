import sharp from 'sharp';
import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import type { Person } from '../../../test/test-people.ts';
import { sendFormTo } from '../uploads/upload-test-rig.ts';

/* For tests: people who hand in papers. */

export const ID_NUMBER = '11010519491231002X';

export const scan = (colour = '#0b7f7b') =>
  sharp({ create: { width: 64, height: 40, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();

export async function sendDocument(app: TestApp, { token }: Person, bytes?: Buffer): Promise<number> {
  const { code, msg, data } = await sendFormTo(
    app,
    '/verification/document',
    token,
    bytes ?? (await scan()),
    '身份证.jpg',
  );
  if (code !== 1) throw new Error(`document refused: ${msg}`);
  return Number(data['id']);
}

export async function applyPersonal(app: TestApp, person: Person, documentId?: number): Promise<CallAnswer> {
  const document_ids = [documentId ?? (await sendDocument(app, person))];
  const form = { kind: 'personal', real_name: '林见山', id_number: ID_NUMBER, document_ids };
  return app.post('/verification/apply', form, { token: person.token });
}

export async function applyEnterprise(app: TestApp, person: Person): Promise<CallAnswer> {
  const form = {
    kind: 'enterprise',
    company_name: '青岚工作室',
    licence_number: '91330106MA2CCYR07Q',
    contact_name: '青岚',
    contact_mobile: '13800000000',
    document_ids: [await sendDocument(app, person)],
  };
  return app.post('/verification/apply', form, { token: person.token });
}

export const decideAs = (
  app: TestApp,
  { token }: Person,
  id: number,
  action: 'accept' | 'reject' | 'revoke',
  reason = action === 'accept' ? '' : '照片看不清证件号',
): Promise<CallAnswer> => app.post('/admin/verifications', { id, action, reason }, { token });

export async function openDocument(
  app: TestApp,
  token: string | null,
  id: number,
): Promise<{ status: number; bytes: Buffer; headers: Record<string, unknown> }> {
  const answer = await app.app.inject({
    method: 'GET',
    url: `/api/verification/document/${id}`,
    headers: token === null ? {} : { token },
  });
  return { status: answer.statusCode, bytes: answer.rawPayload, headers: answer.headers };
}
