import type { Plugin } from 'vite';
import { leaveOut, type Cuts } from './leave-out.ts';

const reactFile = /\/react-dom\/cjs\/react-dom(-client)?\.production\.js$/;

/** What React calls the kinds of nodes that this site never makes. */
const SUSPENSE_LIST = 19;
const HOISTED = 26;
const VIEW_TRANSITION = 30;
const ACTIVITY = 31;
const FRAGMENT = 7;

const NEVER = 'return !1;';
const NOTHING = '';

/** Attributes that HTML or SVG spells otherwise than JSX. Those of SVG's own fonts, which no browser draws, are left out. */
const HYPHENATED =
  'acceptCharset httpEquiv alignmentBaseline baselineShift clipPath clipRule colorInterpolation colorInterpolationFilters ' +
  'colorProfile colorRendering dominantBaseline fillOpacity fillRule floodColor floodOpacity fontFamily fontSize ' +
  'fontSizeAdjust fontStretch fontStyle fontVariant fontWeight imageRendering letterSpacing lightingColor markerEnd markerMid ' +
  'markerStart maskType paintOrder pointerEvents shapeRendering stopColor stopOpacity strokeDasharray strokeDashoffset ' +
  'strokeLinecap strokeLinejoin strokeMiterlimit strokeOpacity strokeWidth textAnchor textDecoration textRendering ' +
  'transformOrigin unicodeBidi vectorEffect wordSpacing writingMode';
const aliases = `var aliases = new Map("${HYPHENATED}".split(" ").map((name) => [
  name, name.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase())
])).set("htmlFor", "for").set("crossOrigin", "crossorigin").set("xmlnsXlink", "xmlns:xlink"),`;

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
    [/var aliases = new Map\(\[[\s\S]*?\]\),/, aliases],
    // Names of styles that only browsers of long ago know.
    [/(zoom .*strokeWidth) MozAnimation[^"]*"/, '$1"'],
    // What browsers have had for more than ten years: the event `input`, and those of composing characters.
    [/var isInputEventSupported = !1;\s+if \(canUseDOM\) \{[\s\S]*?\n\}\n/, ''],
    [
      /if \(isInputEventSupported\)\s+(getTargetInstFunc = \w+;)\s+else \{[\s\S]*?var handleEventFunc = [^}]*\}/,
      '{ $1 var handleEventFunc; }',
    ],
    [/handleEventFunc &&\s+handleEventFunc\(domEventName, reactName, targetInst\);/, ';'],
    [/\n\s+else\s+isComposing\s+\? isFallbackCompositionEnd[\s\S]*?"onCompositionStart"\);/, ''],
    [/\(useFallbackCompositionData &&\s+"ko"[\s\S]*?\(isComposing = !0\)\)\),/, '('],
    // The event that comes before `input`.
    [/if \(\s+\(fallbackData = canUseTextInputEvent[\s\S]*?\(handleEventFunc\.data = fallbackData\)\);/, ''],
    // Prefixed names of events, names of keys from before there were names, and events of keys that bring characters.
    [
      /var vendorPrefixes = \{[\s\S]*?delete vendorPrefixes\.transitionend\.transition\);\nfunction getVendor/,
      'function getVendor',
    ],
    [/normalizeKey = \{[^}]*\},\s+translateToKey = \{[^}]*\},/, ''],
    [/key: function \(nativeEvent\) \{[\s\S]*?(?=code: 0,\s+location: 0,)/, 'key: 0, '],
    [
      /charCode: function \(event\) \{[\s\S]*?\}\s+\}\),\s+(?=SyntheticKeyboardEvent)/,
      'keyCode: 0, which: 0 }), ',
    ],
    // What only a development build of the scheduler has.
    [/Scheduler\.(?:log|unstable_setDisableYieldValue)/g, 'void 0'],
    // Attributes with namespaces, except for the address of what an SVG uses.
    [/case "xlinkActuate":[\s\S]*?(?=case "is":)/, ''],
    // Elements of our own making.
    [/\bisCustomElement\((?!tagName\))[\w.]+\)/g, '!1'],
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
    insertSuspendedStylesheets: NOTHING,
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
    getVendorPrefixedEventName: 'return eventName;',
    // Asking that a part be brought to life, and what the compiler writes.
    attemptExplicitHydrationTarget: NOTHING,
    useMemoCache: 'throw Error("useMemoCache");',
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
  statements: [
    'FragmentInstance.prototype.',
    'ViewTransitionPseudoElement.prototype.',
    'ReactDOMHydrationRoot.prototype.unstable_scheduleHydration',
    'ReactDOMSharedInternals.findDOMNode',
  ],
};

/** Of the package's own part: asking for files ahead, and the states of forms. */
const hints: Cuts = {
  statements: [
    'exports.preconnect',
    'exports.prefetchDNS',
    'exports.preinit ',
    'exports.preinitModule',
    'exports.preload ',
    'exports.preloadModule',
    'exports.requestFormReset',
    'exports.useFormState ',
    'exports.useFormStatus',
  ],
};

/** The renderer comes in one piece with everything that React can do. What this site doesn't do stays behind. */
export function lightReact(): Plugin {
  return {
    name: 'light-react',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    enforce: 'pre',
    transform: {
      filter: { id: reactFile },
      handler(code, id) {
        const left = id.includes('-client') ? cuts : hints;
        return { code: leaveOut(code, 'react-dom', (text) => this.parse(text), left), map: null };
      },
    },
  };
}
