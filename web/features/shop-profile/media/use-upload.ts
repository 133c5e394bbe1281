import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { ShopMedia } from '#core/contracts/seller/shop-profile.ts'
import { sendBytes } from '#web/lib/api/send-bytes.ts'
import { accountShown } from '#web/lib/session-news.ts'

/** Uploads files one after the other, with how much of them has gone out; what is under way ends with the page. */
export function useUpload(shopId: string, to: 'logo' | 'gallery') {
  const client = useQueryClient()
  const [part, setPart] = useState<number>()
  const end = useRef<AbortController>(undefined)
  useEffect(() => () => end.current?.abort(), [])
  const cancel = () => {
    end.current?.abort()
    setPart(undefined)
  }
  /** `onKept` hears of each file that is kept. Throws ApiError. */
  const upload = async (files: readonly Blob[], onKept: (media: ShopMedia) => void): Promise<void> => {
    const ending = new AbortController()
    end.current = ending
    const all = files.reduce((sum, { size }) => sum + size, 0)
    let gone = 0
    setPart(0)
    try {
      for (const file of files) {
        const media = await sendBytes(
          `POST /shops/:shopId/${to}`,
          { params: { shopId }, file },
          {
            signal: ending.signal,
            onProgress: (share) => setPart((gone + share * file.size) / all),
            as: accountShown(client),
          },
        )
        gone += file.size
        onKept(media)
      }
    } finally {
      setPart(undefined)
    }
  }
  return { part, upload, cancel }
}
