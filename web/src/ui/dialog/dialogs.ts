import { whenLeft } from '../../hooks/when-left.ts';

export type DialogKind = 'success' | 'error' | 'warning' | 'info' | 'confirm';

export interface DialogOptions {
  /** 提示 when left out. */
  title?: string | undefined;
  message: string;
  /** 确定 when left out. */
  confirmText?: string | undefined;
  /** 取消 when left out. */
  cancelText?: string | undefined;
  /** Whether there is a cancel button. By default only `confirm` and `warning` have one. */
  cancellable?: boolean | undefined;
  /** The confirmed action destroys something: the button turns cinnabar. */
  danger?: boolean | undefined;
  /** It is about going elsewhere, so going doesn't close it. */
  staysOnMove?: boolean | undefined;
}

export interface DialogRequest {
  id: number;
  kind: DialogKind;
  title: string;
  message: string;
  confirmText: string;
  cancelText: string;
  cancellable: boolean;
  danger: boolean;
  staysOnMove: boolean;
  isAnswered: boolean;
  answer: (confirmed: boolean) => void;
}

let lastId = 0;
let requests: readonly DialogRequest[] = [];
const listeners = new Set<() => void>();

function change(next: readonly DialogRequest[]): void {
  requests = next;
  for (const listener of listeners) listener();
}

export function subscribeToDialogs(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The question on screen. Others wait behind it. */
export function currentDialog(): DialogRequest | null {
  return requests[0] ?? null;
}

/*
 * Where questions are drawn. A form dialog brings a host of its own, because a question must be its child to get the
 * focus and the Esc key before it does; the innermost host draws.
 */
let hosts: readonly string[] = [];

export function enterDialogHost(id: string): () => void {
  hosts = [...hosts, id];
  change(requests);
  return () => {
    hosts = hosts.filter((host) => host !== id);
    change(requests);
  };
}

export function innermostDialogHost(): string | undefined {
  return hosts.at(-1);
}

/** Takes an answered question off the screen, once it has faded out. */
export function forgetDialog(id: number): void {
  change(requests.filter((request) => request.id !== id));
}

/** Whoever has gone elsewhere has not agreed. */
whenLeft(() => {
  for (const request of requests) if (!request.staysOnMove) request.answer(false);
  change(requests.filter((request) => request.staysOnMove));
});

/** A button that was pressed twice has asked once. */
const isAsked = ({ title, message, cancellable }: DialogRequest) =>
  cancellable &&
  requests.some((other) => !other.isAnswered && other.title === title && other.message === message);

function ask(kind: DialogKind, input: DialogOptions | string): Promise<boolean> {
  const options = typeof input === 'string' ? { message: input } : input;
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    const request: DialogRequest = {
      id,
      kind,
      title: options.title ?? '提示',
      message: options.message,
      confirmText: options.confirmText ?? '确定',
      cancelText: options.cancelText ?? '取消',
      cancellable: options.cancellable ?? (kind === 'confirm' || kind === 'warning'),
      danger: options.danger ?? false,
      staysOnMove: options.staysOnMove ?? false,
      isAnswered: false,
      answer: (confirmed) => {
        request.isAnswered = true;
        resolve(confirmed);
      },
    };
    if (isAsked(request)) resolve(false);
    else change([...requests, request]);
  });
}

type Ask = (input: DialogOptions | string) => Promise<boolean>;

/**
 * Asks from anywhere; `<DialogHost/>` draws it. Resolves true for 确定; false for 取消, Esc and a click outside.
 * A bare string is the message.
 */
export const dialog: Record<DialogKind, Ask> = {
  success: (input) => ask('success', input),
  error: (input) => ask('error', input),
  warning: (input) => ask('warning', input),
  info: (input) => ask('info', input),
  confirm: (input) => ask('confirm', input),
};
