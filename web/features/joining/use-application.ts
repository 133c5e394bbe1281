import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { AccountView } from '#core/contracts/auth.ts'
import { ApplicationForm, type ApplicationFormInput } from '#core/contracts/forms/joining.ts'
import type { NewShop } from '#core/contracts/seller/joining.ts'
import { documentKinds, logoSays } from '#core/rules/shops/uploads.ts'
import { ApiError, call } from '#web/lib/api/call.ts'
import { isAbout, showFields } from '#web/lib/api/form-errors.ts'
import { sendBytes } from '#web/lib/api/send-bytes.ts'
import { useDraftForm } from '#web/lib/drafts/use-draft-form.ts'
import { enterAccount } from '#web/lib/session-news.ts'
import { type ApplicationFiles, logoProblem } from './application-files.ts'

type Values = z.output<typeof ApplicationForm>
/** Filled in, sent, account made, logo there, all there. */
export type Progress = 10 | 25 | 50 | 75 | 100

const fields = [
  'fullName',
  'businessName',
  'address',
  'place',
  'contactPhone',
  'email',
  'password',
  'services',
] as const
const fixThem = 'Please fix the errors in the form.'

/** Somebody who is signed in gives no name, address or password again: the form holds what the contract asks for. */
const beginning = (account: AccountView | undefined): ApplicationFormInput => ({
  fullName: account ? account.name || 'Owner' : '',
  businessName: '',
  address: '',
  place: '',
  contactPhone: account?.phone ?? '',
  email: account?.email ?? '',
  password: account ? 'not asked for' : '',
  confirm: account ? 'not asked for' : '',
  services: [],
  emailNotifications: true,
  smsNotifications: false,
  marketingEmails: false,
})

/** A business application as it is filled in and sent, step by step; a step that failed is tried again by itself. */
export function useApplication(account: AccountView | undefined) {
  const form = useDraftForm<ApplicationFormInput, Values>('business-application', {
    resolver: zodResolver(ApplicationForm),
    mode: 'onTouched',
    defaultValues: beginning(account),
    never: ['password', 'confirm', ...(account ? (['fullName'] as const) : [])],
  })
  const [progress, setProgress] = useState<Progress>(10)
  const [problem, setProblem] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const [files, setFiles] = useState<ApplicationFiles>({})
  const [logoSaid, setLogoSaid] = useState<string>()
  const shop = useRef<NewShop | undefined>(undefined)
  useEntering(shop, account)
  const chooseLogo = (logo: File | undefined) => {
    setLogoSaid(logo ? logoProblem(logo) : logoSays.missing)
    setFiles((before) => ({ ...before, logo }))
  }
  const send = async (values: Values) => {
    const said = files.logo ? logoProblem(files.logo) : logoSays.missing
    setLogoSaid(said)
    if (said || !files.logo) return setProblem(fixThem)
    setIsSending(true)
    setProblem(undefined)
    const failed = await sendAll({ values, account, files, shop, setProgress })
    setIsSending(false)
    if (!failed) return form.forget()
    if (failed.error && isAbout(failed.error, fields)) showFields(failed.error, fields, form.setError)
    setProblem(failed.words)
  }
  const invalid = () => {
    setLogoSaid(files.logo ? logoProblem(files.logo) : logoSays.missing)
    setProblem(fixThem)
  }
  return {
    form,
    progress,
    problem,
    isSending,
    logoSaid,
    files,
    shop: progress === 100 ? shop.current : undefined,
    chooseLogo,
    choose: (chosen: ApplicationFiles) => setFiles((before) => ({ ...before, ...chosen })),
    submit: form.handleSubmit(send, invalid),
  }
}

/** The page goes on as it is until all is sent; everything else hears of the new account when it is left. */
function useEntering(shop: { current: NewShop | undefined }, account: AccountView | undefined): void {
  const client = useQueryClient()
  const isNew = account === undefined
  useEffect(
    () => () => {
      if (shop.current && isNew) enterAccount(client)
    },
    [client, isNew, shop],
  )
}

type Sending = {
  values: Values
  account: AccountView | undefined
  files: ApplicationFiles
  shop: { current: NewShop | undefined }
  setProgress(progress: Progress): void
}
type Failed = { words: string; error?: ApiError }

/** What has gone through once is not done again. Undefined if everything has. */
async function sendAll({ values, account, files, shop, setProgress }: Sending): Promise<Failed | undefined> {
  const fails = 'Failed to submit application. Please try again.'
  if (!shop.current) {
    setProgress(25)
    try {
      shop.current = await apply(values, account)
    } catch (error) {
      setProgress(10)
      if (!(error instanceof ApiError)) throw error
      if (isAbout(error, fields)) return { words: fixThem, error }
      const isRefused = error.status >= 400 && error.status < 500
      return { words: isRefused ? error.message : account ? fails : 'Failed to register user.', error }
    }
  }
  setProgress(50)
  const shopId = shop.current.id
  try {
    if (files.logo) await sendBytes('POST /shops/:shopId/application/logo', { params: { shopId }, file: files.logo })
  } catch {
    return { words: 'Failed to upload logo. Please try again.' }
  }
  setProgress(75)
  try {
    for (const kind of documentKinds) {
      const file = files[kind]
      const params = { shopId, kind }
      if (file) await sendBytes('POST /shops/:shopId/documents/:kind', { params, query: { name: file.name }, file })
    }
  } catch {
    return { words: fails }
  }
  setProgress(100)
  return undefined
}

async function apply(values: Values, account: AccountView | undefined): Promise<NewShop> {
  const { fullName, password, email, confirm: _, place, ...rest } = values
  const { businessName, address, contactPhone, services, ...choices } = rest
  const shop = { businessName, address, contactPhone, services, ...(place && { place }) }
  const answer = account
    ? await call('POST /my-shops', { body: { ...shop, contactEmail: email } })
    : await call('POST /auth/seller-sign-up', {
        body: { ...shop, ...choices, fullName, email, password, terms: true },
      })
  return answer.shop
}
