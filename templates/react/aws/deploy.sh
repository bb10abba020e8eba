#!/bin/sh
# Creates or updates the stack, uploads the built site and clears the cache. Needs the AWS CLI, signed in.
set -eu
STACK=${STACK:-harbour-street-dental}
aws cloudformation deploy --stack-name "$STACK" --template-file aws/stack.json
BUCKET=$(aws cloudformation describe-stacks --stack-name "$STACK" --query "Stacks[0].Outputs[?OutputKey=='Bucket'].OutputValue" --output text)
DISTRIBUTION=$(aws cloudformation describe-stacks --stack-name "$STACK" --query "Stacks[0].Outputs[?OutputKey=='Distribution'].OutputValue" --output text)
aws s3 sync dist/ "s3://$BUCKET/" --delete --cache-control "no-cache"
aws s3 sync dist/assets/ "s3://$BUCKET/assets/" --cache-control "public, max-age=31536000, immutable"
aws cloudfront create-invalidation --distribution-id "$DISTRIBUTION" --paths "/*"
aws cloudformation describe-stacks --stack-name "$STACK" --query "Stacks[0].Outputs[?OutputKey=='Address'].OutputValue" --output text
