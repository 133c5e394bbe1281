import { consoleAreas } from './admin/endpoints.ts'
import changeAlert from './alerts/change-alert.ts'
import createAlert from './alerts/create-alert.ts'
import deleteAlert from './alerts/delete-alert.ts'
import myAlerts from './alerts/my-alerts.ts'
import resumeAlerts from './alerts/resume-alerts.ts'
import stopAlerts from './alerts/stop-alerts.ts'
import recordView from './analytics/record-view.ts'
import changeEmail from './auth/change-email.ts'
import changePassword from './auth/change-password.ts'
import checkCode from './auth/check-code.ts'
import checkNumberCode from './auth/check-number-code.ts'
import checkPresenceCode from './auth/check-presence-code.ts'
import checkReset from './auth/check-reset.ts'
import confirmEmail from './auth/confirm-email.ts'
import endSession from './auth/end-session.ts'
import finishNumberProof from './auth/finish-number-proof.ts'
import forgotPassword from './auth/forgot-password.ts'
import mySessions from './auth/my-sessions.ts'
import pollNumberProof from './auth/poll-number-proof.ts'
import resendVerification from './auth/resend-verification.ts'
import resetPassword from './auth/reset-password.ts'
import sendCode from './auth/send-code.ts'
import sendNumberCode from './auth/send-number-code.ts'
import sendPresenceCode from './auth/send-presence-code.ts'
import session from './auth/session.ts'
import signIn from './auth/sign-in.ts'
import signOut from './auth/sign-out.ts'
import signOutEverywhere from './auth/sign-out-everywhere.ts'
import signOutOthers from './auth/sign-out-others.ts'
import signUp from './auth/sign-up.ts'
import startNumberProof from './auth/start-number-proof.ts'
import acceptProposal from './bookings/accept-proposal.ts'
import { besideEndpoints } from './bookings/beside.ts'
import booking from './bookings/booking.ts'
import calendarLink from './bookings/calendar/calendar-link.ts'
import guestCalendar from './bookings/calendar/guest-calendar.ts'
import cancelBooking from './bookings/cancel-booking.ts'
import declineProposal from './bookings/decline-proposal.ts'
import guestAccept from './bookings/guest-accept.ts'
import guestBooking from './bookings/guest-booking.ts'
import guestCancel from './bookings/guest-cancel.ts'
import guestConfirmAddress from './bookings/guest-confirm-address.ts'
import guestDecline from './bookings/guest-decline.ts'
import guestKeep from './bookings/guest-keep.ts'
import guestMove from './bookings/guest-move.ts'
import guestMoveDays from './bookings/guest-move-days.ts'
import guestMoveSlots from './bookings/guest-move-slots.ts'
import moveBooking from './bookings/move-booking.ts'
import moveDays from './bookings/move-days.ts'
import moveSlots from './bookings/move-slots.ts'
import myBookings from './bookings/my-bookings.ts'
import { offerEndpoints } from './bookings/offers.ts'
import openDays from './bookings/open-days.ts'
import openSlots from './bookings/open-slots.ts'
import { otherTyresEndpoints } from './bookings/other-tyres.ts'
import requestBooking from './bookings/request-booking.ts'
import workPrice from './bookings/work-price.ts'
import myBookmarks from './bookmarks/my-bookmarks.ts'
import removeBookmark from './bookmarks/remove-bookmark.ts'
import toggleBookmark from './bookmarks/toggle-bookmark.ts'
import makes from './catalogue/makes.ts'
import vehicleSizes from './catalogue/vehicle-sizes.ts'
import compare from './compare/compare.ts'
import deal from './deals/deal.ts'
import deals from './deals/deals.ts'
import changeVehicle from './garage/change-vehicle.ts'
import forgetVehicle from './garage/forget-vehicle.ts'
import keepVehicle from './garage/keep-vehicle.ts'
import myGarage from './garage/my-garage.ts'
import awayMessage from './inbox/away-message.ts'
import blockDriver from './inbox/block-driver.ts'
import blocks from './inbox/blocks.ts'
import cannedReplies from './inbox/canned-replies.ts'
import changeAwayMessage from './inbox/change-away-message.ts'
import changeInboxThread from './inbox/change-inbox-thread.ts'
import changeLabel from './inbox/change-label.ts'
import changeReply from './inbox/change-reply.ts'
import guestReport from './inbox/guest-report.ts'
import inbox from './inbox/inbox.ts'
import inboxCounts from './inbox/inbox-counts.ts'
import inboxThread from './inbox/inbox-thread.ts'
import labels from './inbox/labels.ts'
import makeLabel from './inbox/make-label.ts'
import makeReply from './inbox/make-reply.ts'
import notes from './inbox/notes.ts'
import removeLabel from './inbox/remove-label.ts'
import removeNote from './inbox/remove-note.ts'
import removeReply from './inbox/remove-reply.ts'
import replyFiles from './inbox/reply-files.ts'
import replyValues from './inbox/reply-values.ts'
import report from './inbox/report.ts'
import unblockDriver from './inbox/unblock-driver.ts'
import writeNote from './inbox/write-note.ts'
import myNotices from './notifications/my-notices.ts'
import myNotifications from './notifications/my-notifications.ts'
import readNotices from './notifications/read-notices.ts'
import sendHeldNow from './notifications/send-held-now.ts'
import sendTest from './notifications/send-test.ts'
import unreadNotices from './notifications/unread-notices.ts'
import changePreferences from './preferences/change-preferences.ts'
import myPreferences from './preferences/my-preferences.ts'
import changeProfile from './profile/change-profile.ts'
import deleteAccount from './profile/delete-account.ts'
import exportAccount from './profile/export-account.ts'
import myProfile from './profile/my-profile.ts'
import addDevice from './push/add-device.ts'
import changeDevice from './push/change-device.ts'
import myDevices from './push/my-devices.ts'
import removeDevice from './push/remove-device.ts'
import { quoteEndpoints } from './quotes/endpoints.ts'
import { rescueEndpoints } from './rescue/endpoints.ts'
import answerReview from './reviews/answer-review.ts'
import guestReview from './reviews/guest-review.ts'
import reportReview from './reviews/report-review.ts'
import shopReviews from './reviews/shop-reviews.ts'
import writeReview from './reviews/write-review.ts'
import type { Endpoint } from './route.ts'
import facets from './search/facets.ts'
import offer from './search/offer.ts'
import offers from './search/offers.ts'
import { sellerAreas } from './seller-endpoints.ts'
import shopDeals from './shops/deals.ts'
import help from './shops/help.ts'
import inventory from './shops/inventory.ts'
import provinces from './shops/provinces.ts'
import shop from './shops/shop.ts'
import shops from './shops/shops.ts'
import legalText from './site/legal-text.ts'
import placeChanges from './site/place-changes.ts'
import placeNear from './site/place-near.ts'
import site from './site/site.ts'
import unknownPlace from './site/unknown-place.ts'
import addParticipant from './threads/add-participant.ts'
import centres from './threads/centres.ts'
import changeMessage from './threads/change-message.ts'
import changeThread from './threads/change-thread.ts'
import { fileEndpoints } from './threads/files.ts'
import guestKeepThread from './threads/guest-keep-thread.ts'
import guestMessage from './threads/guest-message.ts'
import guestReadThread from './threads/guest-read-thread.ts'
import guestSendMessage from './threads/guest-send-message.ts'
import guestThread from './threads/guest-thread.ts'
import guestThreadMessages from './threads/guest-thread-messages.ts'
import messages from './threads/messages.ts'
import myThreads from './threads/my-threads.ts'
import participants from './threads/participants.ts'
import readAll from './threads/read-all.ts'
import readThread from './threads/read-thread.ts'
import removeParticipant from './threads/remove-participant.ts'
import requestQuote from './threads/request-quote.ts'
import sendMessage from './threads/send-message.ts'
import startThread from './threads/start-thread.ts'
import suggestShop from './threads/suggest-shop.ts'
import thread from './threads/thread.ts'
import unread from './threads/unread.ts'

/** Everything under /api, in the order in which it is told of. */
export const areas: Readonly<Record<string, readonly Endpoint[]>> = {
  Search: [offers, facets, offer, compare, deals, deal, makes, vehicleSizes],
  Shops: [shops, shop, recordView, help, inventory, shopDeals, provinces, openDays, openSlots, workPrice],
  Bookings: [
    requestBooking,
    myBookings,
    booking,
    cancelBooking,
    acceptProposal,
    declineProposal,
    offerEndpoints.takeMine,
    offerEndpoints.withdrawMine,
    otherTyresEndpoints.mine,
    besideEndpoints.find,
    besideEndpoints.ask,
    moveBooking,
    moveDays,
    moveSlots,
    calendarLink,
  ],
  "A guest's booking": [
    guestBooking,
    guestCancel,
    guestConfirmAddress,
    guestKeep,
    guestAccept,
    guestDecline,
    offerEndpoints.takeAsGuest,
    offerEndpoints.withdrawAsGuest,
    otherTyresEndpoints.asGuest,
    besideEndpoints.findAsGuest,
    besideEndpoints.askAsGuest,
    guestMove,
    guestMoveDays,
    guestMoveSlots,
    guestCalendar,
  ],
  Garage: [myGarage, keepVehicle, changeVehicle, forgetVehicle],
  Messages: [
    myThreads,
    unread,
    readAll,
    startThread,
    thread,
    changeThread,
    messages,
    sendMessage,
    readThread,
    participants,
    addParticipant,
    removeParticipant,
    changeMessage,
    guestMessage,
    guestKeepThread,
    guestThread,
    guestThreadMessages,
    guestSendMessage,
    guestReadThread,
    requestQuote,
    suggestShop,
    centres,
    ...fileEndpoints,
  ],
  'A shop’s conversations': [
    inbox,
    inboxCounts,
    inboxThread,
    changeInboxThread,
    notes,
    writeNote,
    removeNote,
    replyFiles,
    replyValues,
    blockDriver,
    unblockDriver,
    blocks,
    report,
    guestReport,
    labels,
    makeLabel,
    changeLabel,
    removeLabel,
    cannedReplies,
    makeReply,
    changeReply,
    removeReply,
    awayMessage,
    changeAwayMessage,
  ],
  'Flat tyre now': [...rescueEndpoints],
  'Quotes from several shops': quoteEndpoints,
  ...sellerAreas,
  Bookmarks: [myBookmarks, toggleBookmark, removeBookmark],
  Reviews: [shopReviews, writeReview, guestReview, answerReview, reportReview],
  Alerts: [myAlerts, createAlert, changeAlert, deleteAlert, stopAlerts, resumeAlerts],
  Profile: [myProfile, changeProfile, exportAccount, deleteAccount],
  Preferences: [myPreferences, changePreferences],
  Notices: [myNotices, unreadNotices, readNotices, myNotifications, sendTest, sendHeldNow],
  'Push notices': [myDevices, addDevice, changeDevice, removeDevice],
  Website: [site, legalText, placeNear, placeChanges, unknownPlace],
  'Signing in': [
    signIn,
    signUp,
    sendCode,
    checkCode,
    startNumberProof,
    pollNumberProof,
    finishNumberProof,
    session,
    signOut,
    signOutEverywhere,
    signOutOthers,
    mySessions,
    endSession,
  ],
  'E-mail, password and number': [
    confirmEmail,
    resendVerification,
    changeEmail,
    forgotPassword,
    checkReset,
    resetPassword,
    changePassword,
    sendNumberCode,
    checkNumberCode,
    sendPresenceCode,
    checkPresenceCode,
  ],
  ...consoleAreas,
}

export const endpoints: readonly Endpoint[] = Object.values(areas).flat()
