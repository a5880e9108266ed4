import { bindWechat } from '@zaojie/contract/social-login/social-login.endpoints';
import { call } from '../../api/client.ts';
import { useSite } from '../../api/site.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { QrFace } from './qr-card.tsx';
import { SandboxScanLink } from './sandbox-scan-link.tsx';
import { useQrLogin } from './use-qr-login.ts';

const HERE = '/profile/security';

function Scanning({ onBound }: { onBound: () => void }) {
  const site = useSite();
  const { login, restart } = useQrLogin(HERE, onBound, async ({ openid, ticket }) => {
    await call(bindWechat, { body: { openid, ticket } });
  });
  return (
    <div className="flex flex-col items-center pb-2 text-center">
      <QrFace login={login} onRestart={restart} purpose="绑定" />
      {site?.wechat.sandbox && login.phase === 'waiting' ? (
        <SandboxScanLink address={login.code.address} />
      ) : null}
    </div>
  );
}

type BindDialogProps = { isOpen: boolean; onClose: () => void; onBound: () => void };

/** The phone agrees as it does for signing in; here the WeChat becomes a way into the account that is open. */
export function BindDialog({ isOpen, onClose, onBound }: BindDialogProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="绑定微信"
      description="绑定之后，可以用这个微信扫码登录。"
      size="small"
    >
      {isOpen ? <Scanning onBound={onBound} /> : null}
    </Dialog>
  );
}
