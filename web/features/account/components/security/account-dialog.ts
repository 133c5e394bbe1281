import type { ProfileView } from '#core/contracts/profile.ts'

/** What every dialog is given that changes a way to sign in. */
export type AccountDialogProps = { profile: ProfileView; onClose(): void; onDone(): void }
