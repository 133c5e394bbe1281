import { expect } from 'vitest'
import { finishNumberProof, pollNumberProof, startNumberProof } from '#core/auth/number-proof.ts'
import { whoIs } from '#core/auth/sessions.ts'
import { invite } from '#core/businesses/members/invitations/invitations.ts'
import type { NumberProofStarted } from '#core/contracts/auth.ts'
import { StartNumberProof } from '#core/contracts/auth.ts'
import { InviteForm } from '#core/contracts/forms/staff.ts'
import { actorOf } from '#core/load-actor.ts'
import type { World } from './world.ts'

const client = {
  address: '41.13.22.7',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
}

/** 'invites +27821234567 to Rivonia Tyres as staff': the shop's counter does, on the website, as its owner. */
async function invites(world: World, words: string, line: string): Promise<void> {
  const [, to = '', name = '', role = ''] = /^invites (\S+) to (.+) as (owner|staff)$/.exec(words) ?? []
  const { db } = world.ctx
  const shop = await db.selectFrom('shop').select('id').where('name', '=', name).executeTakeFirstOrThrow()
  const members = db.selectFrom('shop_member').select('contact_id').where('shop_id', '=', shop.id)
  const { contact_id: contactId } = await members.executeTakeFirstOrThrow()
  await db.updateTable('shop_member').set({ role: 'owner' }).where('contact_id', '=', contactId).execute()
  const invitation = await invite(
    world.ctx,
    await actorOf(world.ctx, contactId),
    shop.id,
    InviteForm.parse({ to, role }),
  )
  expect(invitation.by, line).toBe('whatsapp')
  await world.settle()
}

/**
 * The website that signs in by a message from the phone. It 'asks to sign in' or 'asks to open an account', 'shows' how
 * that stands, is then 'signed in' or 'signed out', or 'invites' somebody to a shop. (code) in a driver's line is the message that it writes.
 */
export function makeBrowser(world: World) {
  const { ctx } = world
  let proof: NumberProofStarted | undefined
  let session: string | undefined
  const started = (): NumberProofStarted => {
    if (!proof) throw new Error('the browser has asked for nothing yet')
    return proof
  }
  const ask = async (input: object) => {
    proof = await startNumberProof(ctx, StartNumberProof.parse(input), client)
  }
  const state = async () => (await pollNumberProof(ctx, started().pollToken)).state
  const isIn = async () => (await whoIs(ctx, session)) !== undefined
  return {
    filled: (words: string): string => words.replace('(code)', () => started().text),
    does: async (words: string, line: string): Promise<void> => {
      if (words.startsWith('invites ')) await invites(world, words, line)
      else if (words === 'asks to sign in') await ask({ purpose: 'sign_in' })
      else if (words === 'asks to open an account') await ask({ purpose: 'sign_up', name: 'Thandi Nkosi' })
      else if (words.startsWith('shows ')) expect(await state(), line).toBe(words.slice('shows '.length))
      else if (words === 'is signed in') {
        if (!(await isIn())) session = (await finishNumberProof(ctx, started().pollToken, client)).session.token
        expect(await isIn(), line).toBe(true)
      } else if (words === 'is signed out') expect(await isIn(), line).toBe(false)
      else throw new Error(`${line}: the browser cannot do that`)
    },
  }
}
