import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { PushState } from '#core/contracts/notices/push.ts'
import { showAnswer } from '#web/lib/api/cache.ts'
import { queryKeyOf } from '#web/lib/api/read.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { subscribeHere, unsubscribeHere } from '#web/lib/device/push.ts'
import { toast } from '#web/lib/toast.ts'

/** The browsers that show somebody's notices, and what can be done with them. */
export function usePushDevices() {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useRead('GET /push/devices')
  const [problem, setProblem] = useState('')
  const [isAsking, setIsAsking] = useState(false)
  const options = {
    onDone: (state: PushState) => {
      setProblem('')
      showAnswer(client, queryKeyOf('GET /push/devices'), state)
    },
    onFailed: ({ message }: { message: string }) => setProblem(message),
  }
  const adding = useSend('POST /push/devices', options)
  const changing = useSend('PATCH /push/devices/:id', options)
  const removing = useSend('DELETE /push/devices/:id', {
    ...options,
    onDone: (state, { params: { id } }) => {
      if (data?.devices.some((device) => device.here && device.id === id)) void unsubscribeHere().catch(() => {})
      options.onDone(state)
      toast({ type: 'success', title: 'Notifications are off there' })
    },
  })
  const switchOn = async () => {
    if (!data) return
    setIsAsking(true)
    setProblem('')
    try {
      adding.mutate({ body: await subscribeHere(data.publicKey) })
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Notifications could not be switched on. Please try again.')
    }
    setIsAsking(false)
  }
  return {
    devices: data?.devices,
    failed: error && { retry: () => void refetch(), trying: isFetching },
    problem,
    isBusy: isAsking || adding.isPending || changing.isPending || removing.isPending,
    switchOn,
    change: (id: string, body: { name?: string; showsWords?: boolean }) => changing.mutate({ params: { id }, body }),
    switchOff: (id: string) => removing.mutate({ params: { id } }),
  }
}

export type PushDevices = ReturnType<typeof usePushDevices>
