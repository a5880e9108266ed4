import type { Plugin } from 'vite';
import { leaveOut, type Cuts } from './leave-out.ts';

const rendererFile = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;

/** What React calls the kinds of nodes that this site never makes. */
const SUSPENSE_LIST = 19;
const HOISTED = 26;
const VIEW_TRANSITION = 30;
const ACTIVITY = 31;
const FRAGMENT = 7;

const NEVER = 'return !1;';
const NOTHING = '';

/** `structure/left-out.test.ts` sees to it that nobody uses what is missing; a node of a missing kind is React's error 156. */
export const cuts: Cuts = {
  texts: [
    // A commit for which the browser would take pictures of before and after.
    [/\((lanes|committedLanes) & 335544064\) === \1/g, '!1'],
    // Hints for the browser, which the page that is served gives by itself.
    [
      /D: prefetchDNS,\s+C: preconnect,\s+L: preload,\s+m: preloadModule,\s+X: preinitScript,\s+S: preinitStyle,\s+M: preinitModuleScript/,
      'D: previousDispatcher.D, C: previousDispatcher.C, L: previousDispatcher.L, m: previousDispatcher.m, X: previousDispatcher.X, S: previousDispatcher.S, M: previousDispatcher.M',
    ],
  ],
  bodies: {
    // View transitions.
    startViewTransition: NOTHING,
    flushAfterMutationEffects: NOTHING,
    trackEnterViewTransitions: NOTHING,
    commitExitViewTransitions: NOTHING,
    commitNestedViewTransitions: NOTHING,
    restoreNestedViewTransitions: NOTHING,
    restoreEnterOrExitViewTransitions: NOTHING,
    // Titles, styles and scripts that are moved into the head, and waiting for them and for pictures.
    isHostHoistableType: NEVER,
    accumulateSuspenseyCommitOnFiber: NOTHING,
    waitForCommitToBeReady: 'return null;',
    preloadInstanceAndSuspendIfNeeded: 'workInProgress.flags &= -16777217;',
    // References to fragments.
    isFragmentInstanceParent: NEVER,
    commitNewChildToFragmentInstances: NOTHING,
    commitFragmentInstanceInsertionEffects: NOTHING,
    commitFragmentInstanceDeletionEffects: NOTHING,
    // Forms whose action is a function.
    extractEvents$1: NOTHING,
    startHostTransition: NOTHING,
    requestFormReset$1: NOTHING,
    recursivelyResetForms: NOTHING,
    scheduleReplayQueueIfNeeded: NOTHING,
    mountActionState: 'throw Error("useActionState");',
    updateActionState: NOTHING,
    rerenderActionState: NOTHING,
    // The browser's own sign that a page is loading; the site has its own.
    defaultOnDefaultTransitionIndicator: NOTHING,
  },
  arms: {
    attemptEarlyBailoutIfNoScheduledUpdate: [SUSPENSE_LIST, ACTIVITY],
    beginWork: [SUSPENSE_LIST, HOISTED, VIEW_TRANSITION, ACTIVITY],
    completeWork: [SUSPENSE_LIST, HOISTED, VIEW_TRANSITION, ACTIVITY],
    unwindWork: [SUSPENSE_LIST, ACTIVITY],
    unwindInterruptedWork: [SUSPENSE_LIST, ACTIVITY],
    safelyAttachRef: [VIEW_TRANSITION, FRAGMENT],
    commitBeforeMutationEffects_complete: [VIEW_TRANSITION],
    commitLayoutEffectOnFiber: [VIEW_TRANSITION, ACTIVITY],
    commitDeletionEffectsOnFiber: [HOISTED, VIEW_TRANSITION],
    commitMutationEffectsOnFiber: [SUSPENSE_LIST, HOISTED, VIEW_TRANSITION, ACTIVITY],
    recursivelyTraverseDisappearLayoutEffects: [HOISTED, VIEW_TRANSITION],
    recursivelyTraverseReappearLayoutEffects: [HOISTED, VIEW_TRANSITION, ACTIVITY],
    commitPassiveMountOnFiber: [VIEW_TRANSITION, ACTIVITY],
    resolveRetryWakeable: [SUSPENSE_LIST],
  },
  statements: ['FragmentInstance.prototype.', 'ViewTransitionPseudoElement.prototype.'],
};

/** The renderer comes in one piece with everything that React can do. What this site doesn't do stays behind. */
export function lightReact(): Plugin {
  return {
    name: 'light-react',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    transform: {
      filter: { id: rendererFile },
      handler(code) {
        return { code: leaveOut(code, 'react-dom', (text) => this.parse(text), cuts), map: null };
      },
    },
  };
}
