import type { ChannelSettings } from '@zaojie/contract/channels/channel.schemas';
import { Button } from '../../ui/form/button.tsx';
import type { BrowserState } from './browser-push.ts';
import { useBrowserPush } from './channel-queries.ts';
import { StateLine } from './state-line.tsx';

const words: Record<BrowserState, string> = {
  unsupported: '这个浏览器不支持推送。在 iPhone 上先把造界添加到主屏幕，再从那里打开。',
  denied: '这个浏览器拒绝了造界的通知。要打开，请在地址栏左边的网站设置里把“通知”改成允许，再刷新页面。',
  off: '关着页面也能收到。开启时浏览器会问一次，要选“允许”。',
  on: '这个浏览器会收到推送，关着页面也一样。',
};

/** Whether this browser receives, and what is in the way. */
export function PushState({ push }: { push: ChannelSettings['push'] }) {
  const { state, turn, isTurning } = useBrowserPush(push.public_key);
  if (push.public_key === '') return <StateLine name="浏览器">这个站点还没有开通浏览器推送。</StateLine>;
  const isOn = state === 'on';
  const canTurn = isOn || state === 'off';
  return (
    <StateLine
      name="浏览器"
      action={
        canTurn ? (
          <Button size="small" loading={isTurning} onClick={() => void turn(!isOn).catch(() => undefined)}>
            {isOn ? '在这里关闭' : '在这里开启'}
          </Button>
        ) : null
      }
    >
      {words[state]}
      {isOn && push.browsers > 1 ? `你的 ${push.browsers} 个浏览器都会收到。` : ''}
      {isOn && push.is_sandbox ? '演示环境的推送只写进服务器日志。' : ''}
    </StateLine>
  );
}
