/** Without letters and digits that look like others. */
export const inviteCode = /^[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{8}$/;
export const inviteLimits = { pageSize: 20 } as const;
