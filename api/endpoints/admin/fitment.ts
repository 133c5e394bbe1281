import { addFitment, changeFitment, exportFitment, fitmentTable, removeFitment } from '#core/fitment/fitment-table.ts'
import { importFitment, previewFitment } from '#core/fitment/import-fitment.ts'
import {
  dismissUnknownVehicle,
  forgetVehicleName,
  listUnknownVehicles,
  listVehicleNames,
  nameVehicle,
} from '#core/fitment/unknown-vehicles.ts'
import { fileTooLarge } from '#core/media/inspect/sheet-refusals.ts'
import { adminFor } from '../../access.ts'
import { perMinute } from '../../rate-limit.ts'
import { routes } from '../../route.ts'
import { csvFile } from '../../send-file.ts'

const admin = adminFor('fitment')

/** Which vehicles left the factory on which sizes, and what people call them. */
export const fitment = routes({
  'GET /admin/fitment': {
    summary: 'Lists which vehicles left the factory on which sizes, by make and model',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, query }) => fitmentTable(ctx, actor, query),
  },
  'POST /admin/fitment': {
    summary: 'Adds a vehicle with its sizes',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, body }) => addFitment(ctx, actor, body),
  },
  'PATCH /admin/fitment/:id': {
    summary: 'Writes a vehicle with its sizes anew',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => changeFitment(ctx, actor, params.id, body),
  },
  'DELETE /admin/fitment/:id': {
    summary: 'Deletes a vehicle with its sizes',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await removeFitment(ctx, actor, params.id)),
  },
  'GET /admin/fitment/unknown': {
    summary: 'Lists the vehicles that people looked up and the table lacks, the most asked for first',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor, query }) => listUnknownVehicles(ctx, actor, query),
  },
  'PATCH /admin/fitment/unknown/:id': {
    summary: 'Puts a vehicle that the table lacks away, or lets it wait again',
    access: admin,
    rateLimit: perMinute(120),
    handle: async ({ ctx, actor, params, body }) =>
      void (await dismissUnknownVehicle(ctx, actor, params.id, body.dismissed)),
  },
  'POST /admin/fitment/unknown/:id/meaning': {
    summary: 'Says which vehicle of the table the words mean',
    access: admin,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => nameVehicle(ctx, actor, params.id, body),
  },
  'GET /admin/fitment/names': {
    summary: 'Lists the other names of vehicles that admins have added',
    access: admin,
    rateLimit: perMinute(240),
    handle: ({ ctx, actor }) => listVehicleNames(ctx, actor),
  },
  'DELETE /admin/fitment/names/:id': {
    summary: 'Takes another name of a vehicle away',
    access: admin,
    rateLimit: perMinute(60),
    handle: async ({ ctx, actor, params }) => void (await forgetVehicleName(ctx, actor, params.id)),
  },
  'GET /admin/fitment.csv': {
    summary: 'Gives the whole fitment table',
    access: admin,
    rateLimit: perMinute(30),
    handle: async ({ ctx, actor }) => csvFile(await exportFitment(ctx, actor)),
  },
  'POST /admin/fitment/imports': {
    summary: 'Says what becomes of each row of a fitment table; with confirm=true writes them',
    access: admin,
    rateLimit: perMinute(20),
    tooLarge: fileTooLarge,
    unseen: ({ confirm }) => !confirm,
    handle: async ({ ctx, actor, query, file }) =>
      (query.confirm ? importFitment : previewFitment)(ctx, actor, await file()),
  },
})
