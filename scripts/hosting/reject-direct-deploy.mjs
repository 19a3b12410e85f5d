// firebase.json keeps the places of the Content-Security-Policy's addresses open, because they differ between
// the local backend and production. Published as it stands, the pages would load nothing.
console.error('firebase.json is a template: deploy with "npm run deploy", which fills it in first.');
process.exit(1);
