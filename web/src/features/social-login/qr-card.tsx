import { limits } from '@zaojie/contract/limits';
import { Check, RefreshCw, Smartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLine } from '../../api/line.ts';
import { useHandheld } from '../../hooks/use-media-query.ts';
import { Avatar } from '../../ui/media/avatar.tsx';
import { Button, TextButton, TextLink } from '../../ui/form/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { QrPlate } from '../../ui/media/qr-plate.tsx';
import { ExpiryClock } from './expiry-clock.tsx';
import { PhoneOffers } from './phone-offers.tsx';
import type { QrLogin, Scanner } from './qr-login.ts';

type QrPurpose = '登录' | '绑定';

const VALID_MINUTES = limits.qrCodeSeconds / 60;

interface QrCardProps {
  login: QrLogin;
  onRestart: () => void;
  /** The way back to signing in with a password. */
  passwordLogin: string;
}

type QrFaceProps = Pick<QrCardProps, 'login' | 'onRestart'> & { purpose?: QrPurpose };

/** The QR code and what is happening with it. */
export function QrFace({ login, onRestart, purpose = '登录' }: QrFaceProps) {
  const isDown = useLine() === 'down';
  const isHandheld = useHandheld();
  const { heading, detail } = words(login, { isDown, isHandheld, purpose });
  return (
    <>
      <QrPlate address={'code' in login ? login.code.address : null} label={`微信${purpose}二维码`}>
        {overlay(login, onRestart)}
      </QrPlate>
      <div aria-live="polite">
        <h2 className="mt-6 text-18">{heading}</h2>
      </div>
      {/* The clock changes every second, so it stands outside what is read aloud. */}
      <div className="mt-1 flex min-h-6 items-center gap-1.5 text-ink-3">{detail}</div>
      {isHandheld && login.phase === 'waiting' ? <PhoneOffers address={login.code.address} /> : null}
    </>
  );
}

/** The QR code, what is happening with it, and the way out. */
export function QrCard({ login, onRestart, passwordLogin }: QrCardProps) {
  const isHandheld = useHandheld();
  return (
    <Card className="flex w-full max-w-86 flex-col items-center px-7 pt-9 text-center">
      <QrFace login={login} onRestart={onRestart} />
      <div className="-mx-7 mt-7 self-stretch border-t border-line p-3.5">
        {login.phase === 'scanned' ? (
          <TextButton onClick={onRestart}>换一个微信号</TextButton>
        ) : (
          <TextLink to={passwordLogin}>{isHandheld ? '手机号登录' : '用账号密码登录'}</TextLink>
        )}
      </div>
    </Card>
  );
}

function overlay(login: QrLogin, onRestart: () => void): ReactNode {
  switch (login.phase) {
    case 'loading':
    case 'waiting':
      return null;
    case 'scanned':
    case 'signing-in':
      return <ScannedBy scanner={login.scanner} />;
    default:
      return (
        <Button
          look="primary"
          icon={<RefreshCw size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onRestart}
        >
          刷新二维码
        </Button>
      );
  }
}

type Surroundings = { isDown: boolean; isHandheld: boolean; purpose: QrPurpose };

function words(login: QrLogin, around: Surroundings): { heading: string; detail: ReactNode } {
  const { isDown, isHandheld, purpose } = around;
  switch (login.phase) {
    case 'loading':
      return { heading: '正在取二维码', detail: isDown ? OFFLINE : '稍等一下' };
    case 'waiting':
      return {
        heading: isHandheld ? `用微信${purpose}` : '打开微信，扫一扫',
        detail: pendingDetail(login.isUnsteady, isDown, <ExpiryClock expiresAt={login.expiresAt} />),
      };
    case 'scanned':
      return {
        heading: `${login.scanner.nickname}，在${isHandheld ? '微信里' : '手机上'}点“允许”`,
        detail: pendingDetail(login.isUnsteady, isDown, <ScannedNote />),
      };
    case 'signing-in':
      return { heading: `正在${purpose}`, detail: '手机上已经允许' };
    case 'refused':
      return { heading: '已取消，刷新再试', detail: `手机上没有允许这次${purpose}` };
    case 'expired':
      return { heading: '二维码过期了', detail: `每个二维码 ${VALID_MINUTES} 分钟内有效` };
    case 'failed':
      return { heading: `微信${purpose}失败`, detail: isDown ? OFFLINE : login.message };
  }
}

const OFFLINE = '网络已断开，联网后再试';

function pendingDetail(isUnsteady: boolean, isDown: boolean, detail: ReactNode): ReactNode {
  if (isDown) return '网络已断开，联网后继续';
  return isUnsteady ? '网络不太稳，正在重试' : detail;
}

function ScannedNote() {
  return (
    <span className="flex items-center gap-1.5 text-success">
      <Smartphone size={16} strokeWidth={1.75} aria-hidden="true" />
      已扫码，等你确认
    </span>
  );
}

function ScannedBy({ scanner }: { scanner: Scanner }) {
  return (
    <span className="relative">
      <Avatar name={scanner.nickname} src={scanner.avatar} size={72} className="ring-5 ring-on-scrim" />
      <span className="absolute -right-1.5 -bottom-1.5 grid size-6.5 place-items-center rounded-full bg-brand text-on-brand ring-3 ring-on-scrim">
        <Check size={14} strokeWidth={2.25} aria-hidden="true" />
      </span>
    </span>
  );
}
