import { documentOf, putDocument } from '#db/queries/joining/documents.ts'
import { lockStanding } from '#db/queries/joining/shops.ts'
import { type Actor, isOwner, isPerson } from '../../actor.ts'
import { noteAudit } from '../../audit/note-audit.ts'
import type { Context } from '../../context.ts'
import type { DocumentKind, DocumentView } from '../../contracts/seller/joining.ts'
import type { FileContent } from '../../media/inspect/file-content.ts'
import { fileStore } from '../../media/store.ts'
import { MAX_FILE_BYTES } from '../../rules/files/files.ts'
import { fileName, removeContent, storeContent } from '../../threads/files/files.ts'
import { fileContent } from '../../threads/files/upload-file.ts'
import { transaction } from '../../transaction.ts'
import { documentView } from './application.ts'
import { canManageApplication, canReadDocuments } from './joining-policy.ts'
import { documentKindRefused, documentNotFound, documentTooLarge, notNow } from './standing.ts'

type Given = { name: string; bytes: Uint8Array }
export type ServedDocument = { name: string; type: string; kind: 'document' | 'picture'; bytes: Uint8Array }

/**
 * Keeps a document of the shop, in place of the one of its kind. Throws SHOP_NOT_FOUND, STATUS_FORBIDS,
 * DOCUMENT_TOO_LARGE, DOCUMENT_KIND_REFUSED.
 */
export async function addDocument(
  ctx: Context,
  actor: Actor,
  { shopId, kind }: { shopId: string; kind: DocumentKind },
  given: Given,
): Promise<DocumentView> {
  if (given.bytes.byteLength > MAX_FILE_BYTES) throw documentTooLarge()
  const content = await fileContent(given.bytes)
  if (!content || content.kind === 'voice') throw documentKindRefused()
  const key = await storeContent(ctx, content)
  try {
    const { view, old } = await transaction(ctx, (ctx) => put(ctx, actor, { shopId, kind, key, content }, given.name))
    if (old) await removeContent(ctx, old)
    return view
  } catch (error) {
    await removeContent(ctx, key)
    throw error
  }
}

type Kept = { shopId: string; kind: DocumentKind; key: string; content: FileContent }

async function put(ctx: Context, actor: Actor, { shopId, kind, key, content }: Kept, name: string) {
  const shop = await lockStanding(ctx.db, shopId)
  if (!shop || !canManageApplication(actor, shopId)) throw documentNotFound()
  if (shop.business_status === 'blocked') throw notNow(shop.business_status)
  const row = {
    shop_id: shopId,
    kind,
    name: fileName(name, content),
    type: content.type,
    bytes: content.bytes.byteLength,
    sha256: content.sha256,
    storage_key: key,
    uploaded_by: actor.contactId,
    created_at: ctx.clock.now(),
  }
  const { id, old } = await putDocument(ctx.db, row)
  await noteAudit(ctx, {
    contactId: actor.contactId,
    action: old ? 'update' : 'create',
    entity: 'document',
    entityId: id,
    after: { shop: shopId, kind },
  })
  return { view: documentView({ ...row, id }), old }
}

/** The content for an owner or an admin; an admin's look is noted. Throws DOCUMENT_NOT_FOUND. */
export async function readDocument(
  ctx: Context,
  actor: Actor,
  shopId: string,
  kind: DocumentKind,
): Promise<ServedDocument> {
  const row = canReadDocuments(actor, shopId) ? await documentOf(ctx.db, shopId, kind) : undefined
  const bytes = row && (await fileStore(ctx.config).get(row.storage_key))
  if (!row || !bytes) throw documentNotFound()
  if (isPerson(actor) && !isOwner(actor, shopId))
    await noteAudit(ctx, {
      contactId: actor.contactId,
      action: 'read',
      entity: 'document',
      entityId: row.id,
    })
  return { name: row.name, type: row.type, kind: row.type === 'application/pdf' ? 'document' : 'picture', bytes }
}
