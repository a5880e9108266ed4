import { getFileAddress } from '@zaojie/contract/uploads/upload.endpoints';
import { call } from './client.ts';

const privateAddress = /^\/private-files\/\d+\/\d+\.(\d+)\./;

/** Addresses of files that aren't for everybody carry their end; the server gives another to whoever may still read. */
export const fileAddresses = {
  isRenewable: (address: string) => privateAddress.test(address),
  hasRunOut: (address: string) => {
    const until = privateAddress.exec(address)?.[1];
    return until !== undefined && Number(until) * 1000 <= Date.now();
  },
  renew: async (address: string): Promise<string | null> => {
    try {
      return (await call(getFileAddress, { query: { url: address } })).data.url;
    } catch {
      return null;
    }
  },
};
