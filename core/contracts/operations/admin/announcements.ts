import {
  AnnouncementDetail,
  AnnouncementId,
  AnnouncementPage,
  AnnouncementsQuery,
  AnnouncementView,
  SendAnnouncement,
  TestResult,
} from '../../admin/announcements.ts'
import { AnnouncementForm } from '../../forms/announcement.ts'
import { Problem } from '../../problem.ts'
import { nothing, type Operations } from '../operation.ts'

const one = { params: AnnouncementId, responses: { 200: AnnouncementView, 404: Problem, 409: Problem } }

export const announcementOperations = {
  'GET /admin/announcements': { query: AnnouncementsQuery, responses: { 200: AnnouncementPage, 400: Problem } },
  'POST /admin/announcements': { body: AnnouncementForm, responses: { 201: AnnouncementView } },
  'GET /admin/announcements/:id': { params: AnnouncementId, responses: { 200: AnnouncementDetail, 404: Problem } },
  'PATCH /admin/announcements/:id': { ...one, body: AnnouncementForm },
  'DELETE /admin/announcements/:id': {
    params: AnnouncementId,
    responses: { 204: nothing, 404: Problem, 409: Problem },
  },
  'POST /admin/announcements/:id/test': {
    params: AnnouncementId,
    responses: { 200: TestResult, 404: Problem },
  },
  'POST /admin/announcements/:id/send': { ...one, body: SendAnnouncement },
  'POST /admin/announcements/:id/pause': one,
  'POST /admin/announcements/:id/resume': one,
  'POST /admin/announcements/:id/stop': one,
} satisfies Operations
