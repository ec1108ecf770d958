import type { Engine } from '../open.ts'

/**
 * Every migration that sites may have applied, in order, with a digest of the SQL it runs. Only append to this list: a
 * site that has applied a migration never runs it again, so neither its name nor its SQL may change.
 */
export const released: ({ name: string } & Record<Engine, string>)[] = [
  { name: '001-backbone', sqlite: '3fdce92f10b146b8', postgres: '929f87bf52b74c05' },
  { name: '002-account', sqlite: '5e37adfecdb299db', postgres: 'e99c4d3eb3ef551b' },
  { name: '003-social', sqlite: 'a6942fde3ad21713', postgres: '5291ec5bf2aac855' },
  { name: '004-content', sqlite: '1604f78efeaff778', postgres: '53b25a741b3ee0bb' },
  { name: '005-judgements', sqlite: '942bed3623932ad4', postgres: 'b7818fc382e5f821' },
  { name: '006-judgement-claims', sqlite: '8ac91dd7efb73f66', postgres: '384b5ada12b03cc6' },
  { name: '007-suspension', sqlite: '8060ebde77a621aa', postgres: '760004460fa50105' },
  { name: '008-complete-backbone', sqlite: 'e3b0c44298fc1c14', postgres: 'e3b0c44298fc1c14' },
  { name: '009-leases', sqlite: 'a15448d53054c030', postgres: 'c04baf1da33117ce' },
  { name: '010-table-versions', sqlite: '297d6730cd568c69', postgres: 'baa07fd60eb6af5a' },
  { name: '011-username-skeletons', sqlite: 'b3a1bf348c07fb80', postgres: 'da1ead85bfb286e8' },
  { name: '013-site-settings', sqlite: 'f6655bac60403fc2', postgres: '00058b4d5826ba66' },
  { name: '014-library-corrections', sqlite: '8cc8bc541f518280', postgres: 'faf9e5d70560d74c' },
  { name: '015-idempotency-keys', sqlite: '0e8fee2c6c394638', postgres: '956db6dc670e9b2a' },
  { name: '016-content-drafts', sqlite: 'bea2d80f756a7b89', postgres: '0a58d8ce02d124ec' },
  { name: '017-csp-reports', sqlite: '1e8e275fe715db94', postgres: '97525c2b8fbb3b31' },
  { name: '018-audit-log', sqlite: 'e2b897e7c503d663', postgres: 'a3ff54ae43e690bb' },
  { name: '019-daily-loop', sqlite: 'dcdd6371bb5a5c02', postgres: '8d058d2c8a8c0835' },
  { name: '020-notifications', sqlite: '7512bfecb8f13727', postgres: '8b3f96893400578c' },
  { name: '021-community', sqlite: '5695c19afac2ff59', postgres: '072afe0959dd2c86' },
  { name: '022-content', sqlite: 'cefc1da09a04cfd6', postgres: 'ac8275f7321236a3' },
  { name: '023-totals', sqlite: 'd88d24f3ceccfc67', postgres: '2f11e9c9fa305734' },
  { name: '024-one-idempotency-key', sqlite: '446f998b88c3b3db', postgres: '7b7b90e3901d633e' },
  { name: '025-names', sqlite: 'a7589311c295ed1d', postgres: '6b4914964edf703f' },
  { name: '026-decisions-of-admins', sqlite: '647f839f34353c3c', postgres: '647f839f34353c3c' },
  { name: '027-ended-sessions', sqlite: 'd55a80e689e86819', postgres: '6b66cfe2d882282a' },
  { name: '028-entry-dates', sqlite: 'bcb1401f8a93ba21', postgres: '9b2ed8d5e55974d2' },
  { name: '029-goal-steps', sqlite: 'c2a52fa95d697b41', postgres: 'c2a52fa95d697b41' },
  { name: '030-new-posts', sqlite: 'fb672187cc43d6ac', postgres: 'fb672187cc43d6ac' },
  { name: '032-challenge-lines', sqlite: '4675b65e4f9a6711', postgres: '4675b65e4f9a6711' },
  { name: '033-own-challenges', sqlite: '13ce99133c4e9faf', postgres: '86a7480441ad185c' },
  { name: '034-together', sqlite: '77d026829b90c207', postgres: '84be5f592ffa463d' },
  { name: '035-round-reports', sqlite: '9dc35d3442b5cc39', postgres: 'ab5eb32903455f76' },
  { name: '036-forum-activity', sqlite: '002c4e82d38ca90d', postgres: '603ffd89c2f7eb2b' },
  { name: '037-forum-pictures', sqlite: '3b0aa4558a01b8a3', postgres: '08d6f0ac8d304146' },
  { name: '038-search', sqlite: 'fcbce18b8bb0bed7', postgres: '5488ee0d0a183415' },
]
