import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { z } from 'zod'
import type { AccountView } from '#core/contracts/auth.ts'
import { ApplicationForm, type ApplicationFormInput } from '#core/contracts/forms/joining.ts'
import type { NewShop } from '#core/contracts/seller/joining.ts'
import { documentKinds, logoSays } from '#core/rules/shops/uploads.ts'
import { ApiError, type CallOptions, call } from '#web/lib/api/call.ts'
import { isAbout, showFields, wordsFor } from '#web/lib/api/form-errors.ts'
import { sendBytes } from '#web/lib/api/send-bytes.ts'
import { useSendWith } from '#web/lib/api/use-send.ts'
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
  const [files, setFiles] = useState<ApplicationFiles>({})
  const [logoSaid, setLogoSaid] = useState<string>()
  const shop = useRef<NewShop | undefined>(undefined)
  useEntering(shop, account)
  const chooseLogo = (logo: File | undefined) => {
    setLogoSaid(logo ? logoProblem(logo) : logoSays.missing)
    setFiles((before) => ({ ...before, logo }))
  }
  const sending = useSendWith(
    (values: Values, options) => sendAll({ values, account, options, files, shop, setProgress }),
    {
      onDone: form.forget,
      onFailed: (error) => {
        if (isAbout(error, fields)) showFields(error, fields, form.setError)
        setProblem(error.message)
      },
    },
  )
  const send = (values: Values) => {
    const said = files.logo ? logoProblem(files.logo) : logoSays.missing
    setLogoSaid(said)
    if (said || !files.logo) return setProblem(fixThem)
    setProblem(undefined)
    sending.mutate(values)
  }
  const invalid = () => {
    setLogoSaid(files.logo ? logoProblem(files.logo) : logoSays.missing)
    setProblem(fixThem)
  }
  return {
    form,
    progress,
    problem,
    isSending: sending.isPending,
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
  options: CallOptions
  files: ApplicationFiles
  shop: { current: NewShop | undefined }
  setProgress(progress: Progress): void
}

/** What has gone through once is not done again. Throws ApiError. */
async function sendAll({ values, account, options, files, shop, setProgress }: Sending): Promise<void> {
  const fails = 'Failed to submit application. Please try again.'
  const { as } = options
  if (!shop.current) {
    setProgress(25)
    try {
      shop.current = await apply(values, account, options)
    } catch (error) {
      setProgress(10)
      if (!(error instanceof ApiError)) throw error
      const isRefused = error.status >= 400 && error.status < 500
      const says = isRefused ? error.message : account ? fails : 'Failed to register user.'
      throw saying(isAbout(error, fields) ? fixThem : says, error)
    }
  }
  setProgress(50)
  const shopId = shop.current.id
  try {
    if (files.logo)
      await sendBytes('POST /shops/:shopId/application/logo', { params: { shopId }, file: files.logo }, { as })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // What is no picture inside is found out by the server, and another one may be chosen.
    throw saying(wordsFor(error, 'Failed to upload logo. Please try again.'), error)
  }
  setProgress(75)
  try {
    for (const kind of documentKinds) {
      const file = files[kind]
      if (!file) continue
      const sent = { params: { shopId, kind }, query: { name: file.name }, file }
      await sendBytes('POST /shops/:shopId/documents/:kind', sent, { as })
    }
  } catch (error) {
    throw saying(fails, error)
  }
  setProgress(100)
}

/** The same failure in other words. */
const saying = (words: string, error: unknown): ApiError => {
  if (!(error instanceof ApiError)) throw error
  return new ApiError(error.status, error.code, words, error.fields)
}

async function apply(values: Values, account: AccountView | undefined, options: CallOptions): Promise<NewShop> {
  const { fullName, password, email, confirm: _, place, ...rest } = values
  const { businessName, address, contactPhone, services, ...choices } = rest
  const shop = { businessName, address, contactPhone, services, ...(place && { place }) }
  const answer = account
    ? await call('POST /my-shops', { body: { ...shop, contactEmail: email } }, options)
    : await call('POST /auth/seller-sign-up', {
        body: { ...shop, ...choices, fullName, email, password, terms: true },
      })
  return answer.shop
}
