import type { CallAnswer, TestApp } from '../../../test/test-app.ts';
import type { Person } from '../../../test/test-people.ts';
import { formOf } from '../uploads/upload-test-rig.ts';

/** As the chat does it: the file first, its address with the message. */
export async function uploadForChat(
  app: TestApp,
  who: Person,
  bytes: Buffer,
  filename: string,
): Promise<CallAnswer> {
  const payload = formOf([{ field: 'file', filename, bytes }]);
  const boundary = payload.toString('latin1').slice(2, payload.indexOf('\r\n'));
  const answer = await app.app.inject({
    method: 'POST',
    url: '/api/message/upload',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}`, token: who.token },
    payload,
  });
  const body = JSON.parse(answer.payload) as Pick<CallAnswer, 'code' | 'msg' | 'data'>;
  return { ...body, status: answer.statusCode, headers: answer.headers, raw: answer.payload };
}
