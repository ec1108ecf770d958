// A certificate that nobody trusts, for https://localhost in tests. It is valid until 2126. Made with: openssl req -x509
// -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj "/CN=Seven Pillars tests"
// -addext subjectAltName=DNS:localhost

export const certificate = `-----BEGIN CERTIFICATE-----
MIIBqjCCAU+gAwIBAgIUN817IjWDNRCBQyfj4XkBSiK90BgwCgYIKoZIzj0EAwIw
HjEcMBoGA1UEAwwTU2V2ZW4gUGlsbGFycyB0ZXN0czAgFw0yNjExMjgwMjQ5MDNa
GA8yMTI2MTEwNDAyNDkwM1owHjEcMBoGA1UEAwwTU2V2ZW4gUGlsbGFycyB0ZXN0
czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKrGUJjyGzG3czhHY7ZOiPSPmRxL
t5hvmGSE+u+cbOxCxeddIHFdFaJjSFBUnwHcRotWIof4L96P/GqMwf9KFZajaTBn
MB0GA1UdDgQWBBSyKvpbPxdaLGBve330bOm+aZh42zAfBgNVHSMEGDAWgBSyKvpb
PxdaLGBve330bOm+aZh42zAPBgNVHRMBAf8EBTADAQH/MBQGA1UdEQQNMAuCCWxv
Y2FsaG9zdDAKBggqhkjOPQQDAgNJADBGAiEAhtdjJS437Jdcj+00nDkO27izpC7o
XMs3TW1hF7I25PECIQDlb2TQaR5kjMFn//c0ybboimg1UmVDNaT0poOR//+kNw==
-----END CERTIFICATE-----
`

export const certificateKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg24KRc9iUFyFSL36R
T3xaUUZivAz+aUQmaDqFphIFaV2hRANCAASqxlCY8hsxt3M4R2O2Toj0j5kcS7eY
b5hkhPrvnGzsQsXnXSBxXRWiY0hQVJ8B3EaLViKH+C/ej/xqjMH/ShWW
-----END PRIVATE KEY-----
`
