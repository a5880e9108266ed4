import { request, type Agent } from 'node:http';

/** A call of the API that must succeed. */
export function post<T>(url: string, body: unknown, options: { token: string; agent: Agent }): Promise<T> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', token: options.token };
    const outgoing = request(url, { method: 'POST', headers, agent: options.agent });
    outgoing.on('error', reject);
    outgoing.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => (text += piece));
      answer.on('end', () => {
        const { code, msg, data } = JSON.parse(text) as { code: number; msg: string; data: T };
        if (code === 1) resolve(data);
        else reject(new Error(`${url} answered ${answer.statusCode ?? 0}: ${msg}`));
      });
    });
    outgoing.end(JSON.stringify(body));
  });
}
