import type { AppealState } from '@zaojie/contract/orders/review-appeal-words';
import type {
  DisputeStatus,
  OrderEventKind,
  OrderParty,
  RefundReason,
  RefundStatus,
} from '@zaojie/contract/orders/order-words';
import type { OrderPerson } from '@zaojie/contract/orders/order.schemas';
import type { OrderRow, Side } from '../engine/order-row.ts';
import type { ProposalKind } from '../engine/proposal.queries.ts';
import type { FileKind } from '../files/order-file.queries.ts';
import type { StoredPicture } from '../files/order-pictures.ts';

// As the database writes it into one JSON: moments are texts.

export type EventPart = {
  id: number;
  kind: OrderEventKind;
  actor: OrderParty;
  /** Of who did it for the actor. */
  agent_name: string | null;
  text: string;
  data: {
    amountFen?: number;
    priceFen?: number | null;
    progress?: number;
    gained?: number;
    images?: StoredPicture[];
    start?: string;
    end?: string | null;
    version?: number;
    files?: number;
    pins?: number;
    reason?: RefundReason;
    code?: string;
    split?: { clientFen: number; creatorFen: number; feeFen: number };
  };
  created_at: string;
};
export type DeliveryPart = {
  id: number;
  version: number;
  description: string;
  state: 'waiting' | 'rejected' | 'accepted';
  reason: string;
  created_at: string;
  decided_at: string | null;
};
export type FilePart = {
  id: number;
  delivery_id: number | null;
  is_reference: boolean;
  upload_id: number;
  url: string;
  name: string;
  byte_size: number;
  sha256: string;
  kind: FileKind;
  created_at: string;
};
export type PinPart = {
  id: number;
  delivery_id: number;
  number: number;
  file_id: number;
  x: number;
  y: number;
  text: string;
  done_in: number | null;
};
export type ProposalPart = {
  id: number;
  kind: ProposalKind;
  by_side: Side;
  price_fen: number | null;
  scope: string;
  schedule_end_at: string | null;
  extra_revisions: number;
  reason: string;
  expires_at: string;
  created_at: string;
};
export type RefundPart = {
  id: number;
  amount_fen: number;
  held_fen: number;
  reason: RefundReason;
  description: string;
  images: StoredPicture[];
  status: RefundStatus;
  answer: string;
  respond_until: string;
  created_at: string;
  decided_at: string | null;
};
export type StatementPart = {
  id: number;
  by_side: Side;
  content: string;
  images: StoredPicture[];
  created_at: string;
};
export type DisputePart = {
  id: number;
  by_side: Side | 'admin';
  reason: string;
  claim_fen: number | null;
  held_fen: number;
  status: DisputeStatus;
  evidence_until: string;
  ruling_client_fen: number | null;
  ruling_creator_fen: number | null;
  ruling_fee_fen: number | null;
  ruling_reason: string;
  cited: string[];
  ruled_at: string | null;
  created_at: string;
  statements: StatementPart[];
};
export type ReviewPart = {
  id: number;
  by_side: Side;
  rating: number;
  content: string;
  opened_at: string | null;
  reply: string;
  replied_at: string | null;
  created_at: string;
  appeal_state: AppealState | null;
};
export type LicencePart = { code: string; issued_at: string; revoked_at: string | null };

export type DetailRow = OrderRow & {
  client: OrderPerson;
  creator: OrderPerson;
  events: EventPart[];
  deliveries: DeliveryPart[];
  files: FilePart[];
  pins: PinPart[];
  proposals: ProposalPart[];
  refund: RefundPart | null;
  dispute: DisputePart | null;
  reviews: ReviewPart[];
  licence: LicencePart | null;
  showings: { post_id: number; by_side: Side }[];
};
