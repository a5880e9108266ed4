import type { VerificationKind, VerificationState } from '@zaojie/contract/verifications/verification-words';
import { Brush, Building2, UserRound, type LucideIcon } from 'lucide-react';
import type { LabelTone } from '../../ui/text/label.tsx';

type KindFace = {
  Icon: LucideIcon;
  /** What it is good for and what is needed, for whoever hasn't got it. */
  about: string;
  /** What the papers are. */
  papers: string;
};

export const kindFaces: Readonly<Record<VerificationKind, KindFace>> = {
  personal: {
    Icon: UserRound,
    about: '本月提现超过 2,000 元需要。准备身份证正反面的照片，实名只给平台看。',
    papers: '身份证正反面，1 到 3 份',
  },
  creator: {
    Icon: Brush,
    about: '让需求方知道作品出自你手。准备几件作品和它们的过程稿。',
    papers: '作品和过程稿，2 到 6 份',
  },
  enterprise: {
    Icon: Building2,
    about: '约稿和主页会有企业标记。准备营业执照和联系人。',
    papers: '营业执照，1 到 3 份',
  },
};

export const verificationTones: Readonly<Record<VerificationState, LabelTone>> = {
  pending: 'warning',
  accepted: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  revoked: 'neutral',
};
