import { language } from '@homestead/contract/platform';
import { verifyMessages } from '../messages/verify.ts';
import styles from './bundle-page.css?inline';

/** Where the server puts the certificates (make-bundle.ts). */
const CERTIFICATES = '{"certificates":"here"}';

/**
 * The page of a bundle, complete but for the certificates. It loads nothing, and the policy lets it
 * send nothing.
 */
export function bundlePage(script: string, policy: string): string {
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta http-equiv="content-security-policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${verifyMessages.offlineTitle()}</title>
<style>${styles}</style>
</head>
<body>
<main id="main"><noscript>${verifyMessages.noScript()}</noscript></main>
<script type="application/json" id="certificates">${CERTIFICATES}</script>
<script>${script.replaceAll(/<\/(?=script)/gi, '<\\/')}</script>
</body>
</html>
`;
}
