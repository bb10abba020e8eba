#!/bin/sh
# Creates or updates the stack, uploads the built site and clears the cache. Needs the AWS CLI, signed in.
# With your own domain: CERTIFICATE_ARN names its certificate (Certificate Manager, us-east-1), once.
set -eu
STACK=${STACK:-harbour-street-dental}
set -- "Domain=${DOMAIN:-harbourstreet.example}"
if [ -n "${CERTIFICATE_ARN:-}" ]; then set -- "$@" "CertificateArn=$CERTIFICATE_ARN"; fi
aws cloudformation deploy --stack-name "$STACK" --template-file aws/stack.json --no-fail-on-empty-changeset --parameter-overrides "$@"
BUCKET=$(aws cloudformation describe-stacks --stack-name "$STACK" --query "Stacks[0].Outputs[?OutputKey=='Bucket'].OutputValue" --output text)
DISTRIBUTION=$(aws cloudformation describe-stacks --stack-name "$STACK" --query "Stacks[0].Outputs[?OutputKey=='Distribution'].OutputValue" --output text)
aws s3 sync dist/assets/ "s3://$BUCKET/assets/" --cache-control "public, max-age=31536000, immutable"
aws s3 sync dist/fonts/ "s3://$BUCKET/fonts/" --cache-control "public, max-age=31536000, immutable"
aws s3 sync dist/ "s3://$BUCKET/" --exclude "assets/*" --exclude "fonts/*" --delete --cache-control "no-cache"
aws s3 cp dist/manifest.webmanifest "s3://$BUCKET/manifest.webmanifest" --content-type application/manifest+json --cache-control "no-cache"
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "/*"
aws cloudformation describe-stacks --stack-name "$STACK" --query "Stacks[0].Outputs[?OutputKey=='Address'].OutputValue" --output text
