import { countWaitingOrders } from '@zaojie/contract/orders/waiting.endpoints';
import * as agreements from '@zaojie/contract/orders/agreement.endpoints';
import * as disputes from '@zaojie/contract/orders/dispute.endpoints';
import * as orders from '@zaojie/contract/orders/order.endpoints';
import { allowShowing } from '@zaojie/contract/orders/showing.endpoints';
import * as appeals from '@zaojie/contract/orders/review-appeal.endpoints';
import * as reviews from '@zaojie/contract/orders/review.endpoints';
import {
  forBothParties,
  accessOf,
  forEveryone,
  forMembers,
  forOwner,
  type Outcomes,
} from '../../../test/access-matrix-rows.ts';
import type { Stage } from '../../../test/access-matrix-stage.ts';
import { inMs } from './order-test-rig.ts';
import { stageOrders } from './orders-stage.rig.ts';

/** The owner is the client, the counterparty the creator. */
const forClient = forOwner;
const forCreator: Outcomes = { ...forOwner, owner: 'refused', counterparty: 'ok' };
const forArbiter: Outcomes = { ...forOwner, owner: 'refused', admin: 'ok' };
const forThree: Outcomes = { ...forBothParties, admin: 'ok' };

const DAY_MS = 86_400_000;
const from = (at: Stage['app'], days: number) => inMs(at, days * DAY_MS);

export const access = accessOf(stageOrders, (row) => [
  row(orders.listOrders, forMembers),
  row(countWaitingOrders, forMembers),
  row(orders.getOrder, forBothParties, ({ waiting }) => ({ query: { id: waiting } })),
  row(orders.payDeposit, forClient, ({ waiting }) => ({ body: { order_id: waiting } })),
  row(orders.payBalance, forClient, ({ owing }) => ({ body: { order_id: owing } })),
  row(orders.confirmOrder, forCreator, ({ app, unconfirmed }) => ({
    body: { order_id: unconfirmed, schedule_start_time: from(app, 0), schedule_end_time: from(app, 9) },
  })),
  row(orders.updateProgress, forCreator, ({ working }) => ({
    body: { order_id: working, progress: 30, progress_desc: '线稿' },
  })),
  row(orders.uploadOrderFile, forCreator, ({ working, uploadId }) => ({
    body: { order_id: working, upload_id: uploadId },
  })),
  row(orders.removeOrderFile, forCreator, ({ working, fileId }) => ({
    body: { order_id: working, file_id: fileId },
  })),
  row(orders.getOrderFile, forCreator, ({ fileId }) => ({ query: { id: fileId } })),
  row(orders.acceptResult, forClient, ({ delivered }) => ({
    body: { order_id: delivered, action: 'accept' as const },
  })),
  row(orders.cancelOrder, forBothParties, ({ waiting }) => ({ body: { order_id: waiting } })),
  row(orders.leaveOrder, forCreator, ({ working }) => ({ body: { order_id: working } })),
  row(orders.endUnpaidOrder, forCreator, ({ owing }) => ({ body: { order_id: owing } })),
  row(agreements.extendOrder, forCreator, ({ app, working }) => ({
    body: { order_id: working, schedule_end_time: from(app, 30) },
  })),
  row(agreements.respondExtension, forClient, ({ asked }) => ({
    body: { order_id: asked, action: 'agree' as const },
  })),
  row(agreements.changeOrder, forBothParties, ({ working }) => ({
    body: { order_id: working, scope: '加一只猫' },
  })),
  row(agreements.respondChange, forClient, ({ asked }) => ({
    body: { order_id: asked, action: 'refuse' as const },
  })),
  row(agreements.remindOrder, forClient, ({ working }) => ({ body: { order_id: working } })),
  row(disputes.refundOrder, forClient, ({ owing }) => ({
    body: { order_id: owing, reason: 'other', amount: 1, description: '说好的画风一直没有看到', images: [] },
  })),
  row(disputes.respondRefund, forCreator, ({ refunding }) => ({
    body: { order_id: refunding, action: 'agree' as const },
  })),
  row(disputes.disputeOrder, forBothParties, ({ working }) => ({
    body: { order_id: working, reason: '联系不上', evidence: '' },
  })),
  row(disputes.stateInDispute, forBothParties, ({ disputed }) => ({
    body: { order_id: disputed, content: '我按约定做了' },
  })),
  row(disputes.getEvidence, forThree, ({ disputed }) => ({ query: { order_id: disputed } })),
  row(disputes.listDisputes, forArbiter),
  row(disputes.getDispute, forArbiter, ({ disputeId }) => ({ params: { id: disputeId } })),
  row(disputes.ruleDispute, forArbiter, ({ disputeId }) => ({
    body: { dispute_id: disputeId, client_amount: 0, reason: '已按约定交付', cited: ['timeline-1'] },
  })),
  row(reviews.reviewOrder, forBothParties, ({ completed }) => ({
    body: { order_id: completed, rating: 5, content: '很好' },
  })),
  row(reviews.replyToReview, forCreator, ({ reviewId }) => ({
    body: { review_id: reviewId, content: '谢谢' },
  })),
  row(reviews.listReviews, forEveryone, ({ owner }) => ({ query: { user_id: owner.id } })),
  row(appeals.appealReview, forCreator, ({ reviewId }) => ({
    body: { review_id: reviewId, words: '和实际交付的不符' },
  })),
  row(appeals.listReviewAppeals, forArbiter),
  row(appeals.decideReviewAppeal, forArbiter, ({ appealId }) => ({
    body: { id: appealId, verdict: 'keep' as const, reason: '评价属实' },
  })),
  row(allowShowing, forClient, ({ completed }) => ({ body: { order_id: completed } })),
  row(reviews.listLicences, forMembers),
  row(reviews.getLicence, forEveryone, ({ code }) => ({ params: { code } })),
  row(reviews.nameOnLicence, forBothParties, ({ code }) => ({ body: { code, is_named: 0 } })),
]);
