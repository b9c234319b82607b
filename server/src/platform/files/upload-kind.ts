export type UploadKind = 'profile' | 'prescription' | 'proof' | 'refund';
