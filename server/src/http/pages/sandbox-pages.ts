import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidInput } from '../../frame/refusal.ts';
import { sendRefusal } from '../answers.ts';
import { escapeHtml } from './escape-html.ts';
import { issueSandboxCode, SANDBOX_PATH } from '../../platform/social-login/sandbox-provider.ts';

const people = [
  { openid: 'sandbox-openid-qiuhe', nickname: '秋禾' },
  { openid: 'sandbox-openid-datong', nickname: '大同' },
  { openid: 'sandbox-openid-xiaoman', nickname: '小满' },
  { openid: 'sandbox-openid-jianshan', nickname: '见山' },
];

const style = `
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #ededed; color: #1b1f23; font: 16px/1.7 "PingFang SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", system-ui, sans-serif; }
main { width: min(360px, 100% - 32px); background: #fff; border-radius: 10px; padding: 28px 24px; box-sizing: border-box; }
h1 { font-size: 18px; margin: 0 0 4px; } p { margin: 0 0 16px; font-size: 14px; color: #454b50; }
small { display: inline-block; padding: 2px 8px; border-radius: 4px; background: #fff2d9; color: #7a5000; font-size: 12px; margin-bottom: 12px; }
a { display: block; min-height: 44px; line-height: 44px; margin-top: 10px; text-align: center; border-radius: 8px; text-decoration: none; background: #0b6e3c; color: #fff; font-weight: 500; }
a.no { background: #f2f2f2; color: #1b1f23; } a:focus-visible { outline: 2px solid #0b7f7b; outline-offset: 2px; }
`;

function readCallback(request: FastifyRequest): { callback: URL; state: string } | null {
  const query = request.query as Record<string, unknown>;
  const { redirect_uri: address, state } = query;
  if (typeof address !== 'string' || typeof state !== 'string' || !URL.canParse(address)) return null;
  const callback = new URL(address);
  return callback.host === request.host && /^https?:$/.test(callback.protocol) ? { callback, state } : null;
}

function answerLink(callback: URL, state: string, code: string): string {
  const link = new URL(callback);
  link.searchParams.set('code', code);
  link.searchParams.set('state', state);
  return escapeHtml(link.href);
}

/** The stand-in for the provider's own page; mounted only with the sandbox adapter. */
export function serveSandboxProvider(app: FastifyInstance, secret: string): void {
  app.get('/sandbox/wechat/style.css', async (_request, reply) => reply.type('text/css').send(style));
  app.get(SANDBOX_PATH, async (request, reply) => {
    const asked = readCallback(request);
    if (!asked) return sendRefusal(reply, new InvalidInput('授权地址不正确'));
    const links = people.map((person) => {
      const href = answerLink(asked.callback, asked.state, issueSandboxCode(secret, person));
      return `<a href="${href}">以“${escapeHtml(person.nickname)}”的身份继续</a>`;
    });
    const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><title>模拟微信授权</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/sandbox/wechat/style.css"></head><body><main>
      <small>演示环境</small><h1>造界申请使用你的昵称</h1>
      <p>这一页模拟微信的授权页。选一个身份，就像在手机上打开了微信。</p>
      ${links.join('')}<a class="no" href="/login">取消</a></main></body></html>`;
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html);
  });
}
