import { countWaitingOrders as waitingEndpoint } from '@zaojie/contract/orders/waiting.endpoints';
import * as agreements from '@zaojie/contract/orders/agreement.endpoints';
import * as disputes from '@zaojie/contract/orders/dispute.endpoints';
import * as orders from '@zaojie/contract/orders/order.endpoints';
import * as reviews from '@zaojie/contract/orders/review.endpoints';
import * as appeals from '@zaojie/contract/orders/review-appeal.endpoints';
import { bind } from '../../frame/action.ts';
import { changeOrder, respondChange } from './agreements/change-order.ts';
import { extendOrder, respondExtension } from './agreements/extend-order.ts';
import { remindOrder } from './agreements/remind-order.ts';
import { acceptResult } from './deliveries/accept-result.ts';
import { updateProgress } from './deliveries/update-progress.ts';
import { getDispute, getEvidence, listDisputes } from './disputes/dispute-case.ts';
import { disputeOrder, stateInDispute } from './disputes/dispute-order.ts';
import { ruleDispute } from './disputes/rule-dispute.ts';
import { getOrderFile, removeOrderFile, uploadOrderFile } from './files/order-files.ts';
import { getLicence, listLicences, nameOnLicence } from './licences/licences.ts';
import { refundOrder } from './refunds/refund-order.ts';
import { respondRefund } from './refunds/respond-refund.ts';
import { appealReview, decideReviewAppeal, listReviewAppeals } from './reviews/appeal-review.ts';
import { listReviews, replyToReview, reviewOrder } from './reviews/review-order.ts';
import { confirmOrder } from './steps/confirm-order.ts';
import { cancelOrder, endUnpaidOrder, leaveOrder } from './steps/end-order.ts';
import { payBalance, payDeposit } from './steps/pay-actions.ts';
import { getOrder } from './view/get-order.ts';
import { countWaitingOrders, listOrders } from './view/list-orders.ts';

import { allowShowing } from './showings/allow-showing.ts';
import { allowShowing as allowEndpoint } from '@zaojie/contract/orders/showing.endpoints';

export const orderRoutes = [
  bind(orders.listOrders, listOrders),
  bind(waitingEndpoint, countWaitingOrders),
  bind(orders.getOrder, getOrder),
  bind(orders.payDeposit, payDeposit, { callsOutside: true }),
  bind(orders.payBalance, payBalance, { callsOutside: true }),
  bind(orders.confirmOrder, confirmOrder),
  bind(orders.updateProgress, updateProgress, { callsOutside: true }),
  bind(orders.uploadOrderFile, uploadOrderFile, { takesForms: true, callsOutside: true, pace: 'upload' }),
  bind(orders.removeOrderFile, removeOrderFile),
  bind(orders.getOrderFile, getOrderFile),
  bind(orders.acceptResult, acceptResult),
  bind(orders.cancelOrder, cancelOrder),
  bind(orders.leaveOrder, leaveOrder),
  bind(orders.endUnpaidOrder, endUnpaidOrder),
  bind(agreements.extendOrder, extendOrder),
  bind(agreements.respondExtension, respondExtension),
  bind(agreements.changeOrder, changeOrder),
  bind(agreements.respondChange, respondChange),
  bind(agreements.remindOrder, remindOrder),
  bind(disputes.refundOrder, refundOrder, { callsOutside: true }),
  bind(disputes.respondRefund, respondRefund),
  bind(disputes.disputeOrder, disputeOrder, { callsOutside: true }),
  bind(disputes.stateInDispute, stateInDispute, { callsOutside: true }),
  bind(disputes.getEvidence, getEvidence),
  bind(disputes.listDisputes, listDisputes),
  bind(disputes.getDispute, getDispute),
  bind(disputes.ruleDispute, ruleDispute),
  bind(reviews.reviewOrder, reviewOrder, { words: { fields: ['content'], held: 'when_shown' } }),
  bind(reviews.replyToReview, replyToReview, {
    words: { fields: ['content'], held: { reports: 'review', idIn: 'id' } },
  }),
  bind(reviews.listReviews, listReviews),
  bind(appeals.appealReview, appealReview),
  bind(appeals.listReviewAppeals, listReviewAppeals),
  bind(appeals.decideReviewAppeal, decideReviewAppeal),
  bind(allowEndpoint, allowShowing),
  bind(reviews.listLicences, listLicences),
  bind(reviews.getLicence, getLicence),
  bind(reviews.nameOnLicence, nameOnLicence),
];
