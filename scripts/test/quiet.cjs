// Tests speak through their assertions: the product's own log lines would bury them. Run with LOG_LEVEL=INFO to see them.
process.env.LOG_LEVEL ??= 'SILENT';
// Without credentials the Google SDKs look for a metadata server; there is none here.
process.env.METADATA_SERVER_DETECTION ??= 'none';
