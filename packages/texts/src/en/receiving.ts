/** The page of the receiver of a parcel. */
export const receiving = {} as const;
