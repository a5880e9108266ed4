/** Must survive JSON: other processes get a copy of it. */
export type HubMessage = { type: string; [key: string]: unknown };

export type HubListener = (message: HubMessage) => void;

/** Tells whoever listens now; what nobody hears is gone, so listeners load the state again after a gap. */
export type Hub = {
  publish(channel: string, message: HubMessage): void;
  subscribe(channel: string, listener: HubListener): () => void;
  close(): Promise<void>;
};
