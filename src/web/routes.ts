import { OWN_ICON_ROUTES } from './own-icons/own-icons-routes.ts'
import { answerDeviceRequest } from './routes/answer-device-request.ts'
import { buyCredits } from './routes/buy-credits.ts'
import { chooseWhoDraws } from './routes/choose-who-draws.ts'
import { createLiveKey } from './routes/create-live-key.ts'
import { deleteOwnAccount } from './routes/delete-own-account.ts'
import { drawFromFrontPage } from './routes/draw-from-front-page.ts'
import { endOtherSessions } from './routes/end-other-sessions.ts'
import { endSession } from './routes/end-session.ts'
import { endUsageBilling } from './routes/end-usage-billing.ts'
import { exportOwnData } from './routes/export-own-data.ts'
import { OAUTH_ENDPOINTS } from './routes/oauth-endpoints.ts'
import { openBillingPortal } from './routes/open-billing-portal.ts'
import { redeemSignInCode } from './routes/redeem-sign-in-code.ts'
import { redeemSignInLink } from './routes/redeem-sign-in-link.ts'
import { revokeAccountToken } from './routes/revoke-account-token.ts'
import { revokeLiveKey } from './routes/revoke-live-key.ts'
import { sendSignInCode } from './routes/send-sign-in-code.ts'
import { setUsageCap } from './routes/set-usage-cap.ts'
import { showAccount } from './routes/show-account.ts'
import { showAuthorizationServer } from './routes/show-authorization-server.ts'
import { showBatch } from './routes/show-batch.ts'
import { showBilling } from './routes/show-billing.ts'
import { showData } from './routes/show-data.ts'
import { showDeleted } from './routes/show-deleted.ts'
import { showDeviceRequest } from './routes/show-device-request.ts'
import { showDevice } from './routes/show-device.ts'
import { showFrontPage } from './routes/show-front-page.ts'
import { showKeys } from './routes/show-keys.ts'
import { showLedgerCsv } from './routes/show-ledger-csv.ts'
import { showLedger } from './routes/show-ledger.ts'
import { showPlay } from './routes/show-play.ts'
import { showTray } from './routes/show-tray.ts'
import { showSessions } from './routes/show-sessions.ts'
import { showSignInCode } from './routes/show-sign-in-code.ts'
import { showSignInLink } from './routes/show-sign-in-link.ts'
import { showSignIn } from './routes/show-sign-in.ts'
import { showUsageMonthCsv } from './routes/show-usage-month-csv.ts'
import { showUsageMonth } from './routes/show-usage-month.ts'
import { showUserInfo } from './routes/show-user-info.ts'
import { signOut } from './routes/sign-out.ts'
import { takeStripeEvent } from './routes/take-stripe-event.ts'
import { KEPT_SCRIPTS } from './workbench/kept-scripts.ts'
import type { WebRoute } from './web-route.ts'

/** Every page and form of the web site; what is not here does not exist. */
export const WEB_ROUTES: readonly WebRoute[] = [
  showFrontPage,
  drawFromFrontPage,
  ...KEPT_SCRIPTS,
  showPlay,
  showTray,
  showBatch,
  ...OWN_ICON_ROUTES,
  showSignIn,
  sendSignInCode,
  showSignInCode,
  redeemSignInCode,
  showSignInLink,
  redeemSignInLink,
  signOut,
  showDevice,
  showDeviceRequest,
  answerDeviceRequest,
  showAuthorizationServer,
  ...OAUTH_ENDPOINTS,
  showUserInfo,
  takeStripeEvent,
  showAccount,
  chooseWhoDraws,
  showKeys,
  createLiveKey,
  revokeLiveKey,
  showLedger,
  showLedgerCsv,
  showBilling,
  buyCredits,
  setUsageCap,
  endUsageBilling,
  openBillingPortal,
  showUsageMonth,
  showUsageMonthCsv,
  showSessions,
  endOtherSessions,
  revokeAccountToken,
  endSession,
  showData,
  exportOwnData,
  deleteOwnAccount,
  showDeleted,
]
