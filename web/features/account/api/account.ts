import type {
  ChangeEmail,
  ChangePassword,
  CheckNumberCode,
  CodeSent,
  EmailConfirmed,
  NumberChecked,
  NumberProofStarted,
  PresenceCodeSent,
  SendCode,
  SendNumberCode,
  SignedIn,
  StartNumberProof,
} from '#core/contracts/auth.ts'
import type { ChangeProfile, SignInByEmail, SignUpByEmail } from '#core/contracts/forms/account.ts'
import type { ChangePreferences, PreferencesView } from '#core/contracts/preferences.ts'
import type { DeleteAccount, ProfileView } from '#core/contracts/profile.ts'
import { api } from '#web/lib/api/api.ts'

export const PROFILE_PATH = '/api/profile'
export const SESSIONS_PATH = '/api/auth/sessions'
export const PREFERENCES_PATH = '/api/preferences'
export const proofPath = (token: string): string => `/api/auth/number-proof/${token}`

export const signIn = (wish: SignInByEmail) => api.post<SignedIn>('/api/auth/sign-in', wish)
export const signUp = (wish: SignUpByEmail) => api.post<SignedIn>('/api/auth/sign-up', wish)
export const sendCode = (wish: SendCode) => api.post<CodeSent>('/api/auth/code', wish)
export const checkCode = (wish: { session: string; code: string }) => api.post<SignedIn>('/api/auth/code/check', wish)
export const startProof = (wish: StartNumberProof) => api.post<NumberProofStarted>('/api/auth/number-proof', wish)
export const finishProof = (token: string) => api.post<SignedIn>(proofPath(token))

export const forgotPassword = (wish: { email: string }) => api.post<void>('/api/auth/password/forgot', wish)
export const checkReset = (token: string) => api.post<void>('/api/auth/password/reset/check', { token })
export const resetPassword = (wish: { token: string; password: string }) =>
  api.post<void>('/api/auth/password/reset', wish)
export const changePassword = (wish: ChangePassword) => api.post<void>('/api/auth/password', wish)

export const confirmEmail = (token: string) => api.post<EmailConfirmed>('/api/auth/email/confirm', { token })
export const resendVerification = () => api.post<void>('/api/auth/email/resend')
export const changeEmail = (wish: ChangeEmail) => api.post<void>('/api/auth/email', wish)

export const sendNumberCode = (wish: SendNumberCode) => api.post<CodeSent>('/api/auth/number/code', wish)
export const checkNumberCode = (wish: CheckNumberCode) => api.post<NumberChecked>('/api/auth/number/check', wish)

export const sendPresenceCode = () => api.post<PresenceCodeSent>('/api/auth/presence')
export const checkPresenceCode = (wish: { session: string; code: string }) =>
  api.post<void>('/api/auth/presence/check', wish)

export const endSession = (id: string) => api.delete<void>(`${SESSIONS_PATH}/${id}`)
export const signOutEverywhere = () => api.post<void>('/api/auth/sign-out-everywhere')

export const changeProfile = (wish: ChangeProfile) => api.patch<ProfileView>(PROFILE_PATH, wish)
export const changePreferences = (wish: ChangePreferences) => api.patch<PreferencesView>(PREFERENCES_PATH, wish)
export const deleteAccount = (wish: DeleteAccount) => api.post<void>(`${PROFILE_PATH}/delete`, wish)
