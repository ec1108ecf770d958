import type { ReportReason } from '#contract/reports.ts'

export const reasons: ReportReason[] = ['danger', 'harassment', 'hate', 'spam', 'sexual', 'private', 'advice', 'other']

export const reasonLabels: Record<ReportReason, string> = {
  danger: 'Someone may be in danger',
  harassment: 'Harassment',
  hate: 'Hate',
  spam: 'Spam or selling',
  sexual: 'Sexual content',
  private: 'Private information',
  advice: 'Dangerous advice',
  other: 'Something else',
}
