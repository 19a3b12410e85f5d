// firebase.json has a placeholder for the Content-Security-Policy; deployed unfilled, pages would load nothing.
console.error('firebase.json is a template. Deploy with "npm run deploy", which fills it in.');
process.exit(1);
