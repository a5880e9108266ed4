import { Download } from 'lucide-react';
import { toast } from '../../ui/feedback/toast.tsx';
import { Button } from '../../ui/form/button.tsx';
import { WechatIcon } from '../../ui/theme/brand-icons.tsx';
import { handToWechat, saveCode, type Outcome } from './phone-ways.ts';

async function tell(outcome: Promise<Outcome>): Promise<void> {
  const said = await outcome;
  if (said === null) return;
  if (said.isDone) toast.success(said.sentence);
  else toast.error(said.sentence);
}

/** Nobody can scan the screen they hold: the code goes to WeChat as a link or as a picture. */
export function PhoneOffers({ address }: { address: string }) {
  return (
    <div className="mt-4 grid grid-cols-1 gap-2.5 self-stretch">
      <Button
        look="primary"
        size="large"
        block
        icon={<WechatIcon />}
        onClick={() => void tell(handToWechat(address))}
      >
        在微信中打开
      </Button>
      <Button
        size="large"
        block
        icon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={() => void tell(saveCode(address))}
      >
        保存二维码
      </Button>
      <p className="text-13 text-ink-3">在微信里点“允许”，再回到这一页。</p>
    </div>
  );
}
